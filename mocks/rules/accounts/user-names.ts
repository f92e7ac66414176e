/** A name as it is compared: e-mail addresses and user names share one space, whatever the case. */
export const comparable = (name: string): string => name.trim().toLowerCase();

/**
 * A user name for a new account (D-089): `nandi.khumalo`, then `nandi.khumalo2`.
 *
 * @param isTaken asked for each candidate in turn
 */
export function freeUserName(name: string, surname: string, isTaken: (candidate: string) => boolean): string {
  const stem = [plain(name), plain(surname)].filter(Boolean).join('.') || 'learner';
  let candidate = stem;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${stem}${number}`;
  return candidate;
}

/** Lower case letters and digits only: `van Wyk` is `vanwyk`, `Zoë` is `zoe`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
