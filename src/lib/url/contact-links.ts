/*
 * Links to people. Public pages have them, too: nothing is imported here, because what a form imports as well would bring the
 * code of forms.
 */

/** Half a surrogate pair, which a cut may leave, cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Neither a space nor a separator of recipients: some mail programs read an encoded comma as one. */
const oneRecipient = /^[^\s,;<>"@\p{C}]+@[^\s,;<>"@\p{C}]+$/u;

interface EmailDraft {
  subject?: string;
  body?: string;
}

/**
 * A link that opens the mail program (RFC 6068). Each part is encoded: an address such as `x?bcc=y@z.test` is one
 * recipient.
 *
 * @returns undefined for what might be several recipients, or none
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
 * A link that a telephone dials (RFC 3966).
 *
 * @param number best with its country code
 * @returns undefined for what has more than digits and separators, such as a code that a telephone would obey
 */
export const callLink = (number: string): string | undefined =>
  /^\+?[\d ()./-]+$/.test(number) && /\d/.test(number)
    ? `tel:${number.replaceAll(/[^+\d]/g, '')}`
    : undefined;

/**
 * A link that opens a WhatsApp chat.
 *
 * @param number with its country code
 * @param text is written into the chat, and not yet sent
 */
export const chatLink = (number: string, text?: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, '')}${text ? `?text=${encoded(text)}` : ''}`;
