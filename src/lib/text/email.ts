const word = String.raw`[a-z\d!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;

/** The form of an email, as the contract's `format: email` checks it: a name, and a domain with a dot. */
export const emailAddress = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`, 'i');

/** An email without the invisible characters that were pasted along with it, and without spaces around it. */
export const normalizeEmail = (typed: string): string =>
  typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
