/* This module has no imports: public pages, which use these links, must not load the code of forms. */

/** Half a surrogate pair, from a truncation, cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Spaces and separators are refused: some mail programs decode an encoded comma into two recipients. */
const oneRecipient = /^[^\s,;<>"@\p{C}]+@[^\s,;<>"@\p{C}]+$/u;

interface EmailDraft {
  subject?: string;
  body?: string;
}

/** Creates a `mailto:` link (RFC 6068); undefined unless there is exactly one recipient. */
export function emailLink(address: string, { subject, body }: EmailDraft = {}): string | undefined {
  if (!oneRecipient.test(address)) return undefined;
  const query = [
    subject && `subject=${encoded(subject)}`,
    body && `body=${encoded(body.replaceAll(/\r\n?|\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return `mailto:${[address.split('@').map(encoded).join('@'), query.join('&')].filter(Boolean).join('?')}`;
}

/**
 * Creates a `tel:` link (RFC 3966); undefined if the number contains more than digits and separators, as service codes
 * do.
 */
export const callLink = (number: string): string | undefined =>
  /^\+?[\d ()./-]+$/.test(number) && /\d/.test(number)
    ? `tel:${number.replaceAll(/[^+\d]/g, '')}`
    : undefined;

/** Creates a WhatsApp link from a number with country code. */
export const chatLink = (number: string, text?: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, '')}${text ? `?text=${encoded(text)}` : ''}`;
