/**
 * The rule for a new user name of a learner (D-276): a child can type it on every keyboard. Accounts may have other user
 * names from before; see *User names* under *Learners* in the contract.
 */

/** Lower-case letters, digits, dots and hyphens; a letter or a digit comes first. */
const userName = /^[a-z0-9][a-z0-9.-]*$/;

export const isNewUserName = (text: string): boolean => userName.test(text);

/** Lower-case letters and digits only: `van Wyk` becomes `vanwyk`, `Zoë` becomes `zoe`. */
export const toUserNamePart = (text: string): string => lowerCaseAscii(text).replaceAll(/[^a-z0-9]/g, '');

/** The nearest user name that follows the rule: `Zola K. Ü` becomes `zola.k.u`. Empty if no character can be used. */
export const toUserName = (text: string): string =>
  lowerCaseAscii(text)
    .replaceAll(/[^a-z0-9-]+/g, '.')
    .replaceAll(/^[.-]+|[.-]+$/g, '');

const lowerCaseAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
