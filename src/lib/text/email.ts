const word = String.raw`[a-z\d!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;

/** This pattern equals the contract's `format: email`. */
export const emailAddress = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`, 'i');

/** Removes surrounding spaces, and invisible characters anywhere in the text, as a paste may contain. */
export const normalizeEmail = (typed: string): string =>
  typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
