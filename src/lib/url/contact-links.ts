/* Public pages use these links: import nothing here, so that they do not load the code of forms. */

/** Half a surrogate pair, left by truncation, cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** No spaces and no recipient separators: some mail programs decode an encoded comma into two recipients. */
const oneRecipient = /^[^\s,;<>"@\p{C}]+@[^\s,;<>"@\p{C}]+$/u;

interface EmailDraft {
  subject?: string;
  body?: string;
}

/**
 * Creates a `mailto:` link (RFC 6068). Each part is encoded, so that `x?bcc=y@z.test` stays one recipient.
 *
 * @returns undefined unless there is exactly one recipient
 */
export function emailLink(address: string, { subject, body }: EmailDraft = {}): string | undefined {
  if (!oneRecipient.test(address)) return undefined;
  const query = [
    subject && `subject=${encoded(subject)}`,
    body && `body=${encoded(body.replaceAll(/\r\n?|\n/g, '\r\n'))}`,
  ].filter(Boolean);
  return `mailto:${[address.split('@').map(encoded).join('@'), query.join('&')].filter(Boolean).join('?')}`;
}

/**
 * Creates a `tel:` link (RFC 3966).
 *
 * @param number preferably with country code
 * @returns undefined if it has characters other than digits and separators, such as a service code
 */
export const callLink = (number: string): string | undefined =>
  /^\+?[\d ()./-]+$/.test(number) && /\d/.test(number)
    ? `tel:${number.replaceAll(/[^+\d]/g, '')}`
    : undefined;

/**
 * Creates a link to a WhatsApp chat.
 *
 * @param number with country code
 * @param text prefilled in the chat
 */
export const chatLink = (number: string, text?: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, '')}${text ? `?text=${encoded(text)}` : ''}`;
