import { mediaTypeOf, textOf, type Exchange, type RequestMessage } from '../calls/exchange.ts';
import { maskHeaders } from '../judge/secrets.ts';

/**
 * A text of the server without control characters: a terminal would obey them, XML cannot hold them, and those for the direction
 * of writing change what somebody reads.
 */
export const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]|[\uFFFE\uFFFF]/gu, '\uFFFD');

/** The same on one line. */
export const plainLine = (text: string): string => plain(text).replaceAll(/[\t\n]/g, '\uFFFD');

/** As much of a body as a report shows. */
const mostCharacters = 4000;

/** What was sent and what came back, as text, with every secret hidden. */
export function messagesOf(
  { request, response, failure }: Exchange,
  mask: (text: string) => string,
): { request: string; response: string } {
  const text = (first: string, message: Message) =>
    plain([mask([first, ...headersOf(message)].join('\n')), ...bodyOf(message, mask)].join('\n'));
  return {
    request: text(`${request.method} ${request.url}`, request),
    response: response ? text(String(response.status), response) : plain(failure ?? ''),
  };
}

type Message = Pick<RequestMessage, 'headers' | 'body'>;

/** Of the connection, or of the client that the workflows are run with: nothing that a server is judged by. */
const unimportant =
  /^(accept-encoding|accept-language|access-control-.*|connection|content-length|date|host|keep-alive|sec-.*|transfer-encoding|user-agent)$/;

const headersOf = ({ headers }: Message) =>
  Object.entries(maskHeaders(headers)).flatMap(([name, value]) =>
    unimportant.test(name) ? [] : [`${name}: ${value}`],
  );

/** After an empty line; nothing if there is no body. */
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
  const text = textOf(body.subarray(0, 4 * mostCharacters));
  // What is cut off could not be recognised as a secret any more.
  const shown = mask(indented(text));
  return shown.length > mostCharacters ? `${shown.slice(0, mostCharacters)}…` : shown;
}

/** JSON with a line for each property; anything else as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
