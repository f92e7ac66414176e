import { normalizeForSearch } from './word-search.ts';

/** Lower-case letters, digits, dots and hyphens; a child can type them on every keyboard. */
const toUserNamePart = (text: string): string =>
  normalizeForSearch(text)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** In characters, without the number. */
const maxLength = 40;

/**
 * Proposes a user name from a name in any alphabet: 'zola.van-der-merwe'. Only the first of several names is used.
 *
 * @param isTaken whether another account is known to have a user name; such names get a number
 */
export function proposeUserName(
  name: string,
  surname: string,
  isTaken: (userName: string) => boolean,
): string {
  const [first = ''] = name.trim().split(/\s+/);
  const parts = [toUserNamePart(first), toUserNamePart(surname)].filter((part) => part !== '');
  const base =
    parts
      .join('.')
      .slice(0, maxLength)
      .replace(/[.-]+$/, '') || 'learner';
  let userName = base;
  for (let number = 2; isTaken(userName); number += 1) userName = `${base}${number}`;
  return userName;
}
