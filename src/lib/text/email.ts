const word = String.raw`[a-z\d!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;

/** The same pattern as the contract's `format: email`: a name, and a domain with a dot. */
export const emailAddress = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`, 'i');

/** Removes invisible characters, which may be pasted along, and surrounding spaces. */
export const normalizeEmail = (typed: string): string =>
  typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
