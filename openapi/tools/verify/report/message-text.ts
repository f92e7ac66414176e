import { mediaTypeOf, textOf, type Exchange, type RequestMessage } from '../calls/exchange.ts';
import { maskHeaders } from '../judge/secrets.ts';

/**
 * Replaces control characters: terminals would execute them, XML does not allow them, and bidirectional ones
 * reorder text.
 */
export const withoutControlCharacters = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]|[\uFFFE\uFFFF]/gu, '\uFFFD');

export const toSingleLine = (text: string): string =>
  withoutControlCharacters(text).replaceAll(/[\t\n]/g, '\uFFFD');

const maxCharacters = 4000;

export function messagesOf(
  { request, response, failure }: Exchange,
  mask: (text: string) => string,
): { request: string; response: string } {
  const text = (first: string, message: Message) =>
    withoutControlCharacters(
      [mask([first, ...headersOf(message)].join('\n')), ...bodyOf(message, mask)].join('\n'),
    );
  return {
    request: text(`${request.method} ${request.url}`, request),
    response: response ? text(String(response.status), response) : withoutControlCharacters(failure ?? ''),
  };
}

type Message = Pick<RequestMessage, 'headers' | 'body'>;

/** Headers of the connection, which do not matter for the verdict. */
const unimportant =
  /^(accept-encoding|accept-language|access-control-.*|connection|content-length|date|host|keep-alive|sec-.*|transfer-encoding|user-agent)$/;

const headersOf = ({ headers }: Message) =>
  Object.entries(maskHeaders(headers)).flatMap(([name, value]) =>
    unimportant.test(name) ? [] : [`${name}: ${value}`],
  );

function bodyOf(message: Message, mask: (text: string) => string): string[] {
  const text = bodyText(message, mask);
  return text === '' ? [] : ['', text];
}

function bodyText(message: Message, mask: (text: string) => string): string {
  const { body } = message;
  if (!body || body.byteLength === 0) return '';
  const type = mediaTypeOf(message) ?? '';
  const isText = type === 'application/json' || type.startsWith('text/');
  if (!isText) return `(${body.byteLength} bytes of ${type})`;
  const text = textOf(body.subarray(0, 4 * maxCharacters));
  // Mask before truncating: a truncated secret could not be recognized.
  const shown = mask(indented(text));
  return shown.length > maxCharacters ? `${shown.slice(0, maxCharacters)}…` : shown;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
