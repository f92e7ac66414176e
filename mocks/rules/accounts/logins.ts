import { isSameIgnoringCase } from '#openapi/rules/text.ts';

export const isSameLogin = (first: string | null, second: string | null): boolean =>
  first !== null && second !== null && isSameIgnoringCase(first, second);

/** Returns the first available user name for a new account (D-089): `nandi.khumalo`, then `nandi.khumalo2`. */
export function freeUserName(name: string, surname: string, isTaken: (candidate: string) => boolean): string {
  const stem =
    [toAsciiAlphanumeric(name), toAsciiAlphanumeric(surname)].filter(Boolean).join('.') || 'learner';
  let candidate = stem;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${stem}${number}`;
  return candidate;
}

/** Lower case letters and digits only: `van Wyk` becomes `vanwyk`, `Zoë` becomes `zoe`. */
const toAsciiAlphanumeric = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
