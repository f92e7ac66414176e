import { isSameIgnoringCase } from '#openapi/rules/text.ts';
import { isNewUserName, toUserNamePart } from '#openapi/rules/user-names.ts';
import { Invalid } from '../failure.ts';

export const isSameLogin = (first: string | null, second: string | null): boolean =>
  first !== null && second !== null && isSameIgnoringCase(first, second);

/** Returns the first available user name for a new account (D-089): `nandi.khumalo`, then `nandi.khumalo2`. */
export function freeUserName(name: string, surname: string, isTaken: (candidate: string) => boolean): string {
  const stem = [toUserNamePart(name), toUserNamePart(surname)].filter(Boolean).join('.') || 'learner';
  let candidate = stem;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${stem}${number}`;
  return candidate;
}

/**
 * Checks the user name of a new login (D-276). The present one may remain, because accounts have user names from before
 * the rule.
 *
 * @throws Failure 400 when a changed user name has other characters than the rule allows
 */
export function requireUserName(userName: string, present: string): void {
  if (isNewUserName(userName) || isSameIgnoringCase(userName, present)) return;
  throw new Invalid({
    userName: ['Use only letters a to z, digits, dots and hyphens, and start with a letter or a digit.'],
  });
}
