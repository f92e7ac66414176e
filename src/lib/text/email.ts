const word = String.raw`[a-z\d!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;

/** The form of an email, as the contract's `format: email` checks it: a name, and a domain with a dot. */
export const emailAddress = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`, 'i');
