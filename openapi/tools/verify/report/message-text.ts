import { jsonIn, mediaTypeOf, textOf, type Exchange, type RequestMessage } from '../calls/exchange.ts';
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
/** Longer URLs are those of the probe for 414. */
const maxUrl = 1000;

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

/** The request as a command for a shell, and the response, without secrets. */
export function messagesOf(
  exchange: Exchange,
  mask: (text: string) => string,
): { request: string; response: string } {
  const { response, failure = '' } = exchange;
  // Without `Origin`, the headers of CORS do not matter.
  const isShown = (header: string) =>
    'origin' in exchange.request.headers || !header.startsWith('access-control-');
  const received = response
    ? [
        mask([response.status, ...headersOf(response).filter(isShown)].join('\n')),
        ...bodyOf(response, mask),
      ].join('\n')
    : failure;
  return {
    request: withoutControlCharacters(curlOf(exchange, mask)),
    response: withoutControlCharacters(received),
  };
}

/** A token is replaced by the variable `TOKEN`, and a body that is not text by a remark. */
function curlOf({ url, request }: Exchange, mask: (text: string) => string): string {
  const { method } = request;
  // JSON that is not UTF-8; a form may contain secrets that cannot be masked.
  const isBinary =
    request.body !== undefined &&
    mediaTypeOf(request) === 'application/json' &&
    isShortAndNotUtf8(request.body);
  const body = isBinary ? '' : bodyText(request, mask);
  const isShown = body !== '' && !body.startsWith('(');
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(shorten(mask(url), maxUrl))}`,
    ...headersOf(request).map((header) =>
      header.startsWith('authorization:')
        ? `-H "authorization: ${request.headers['authorization']?.split(' ')[0]} $TOKEN"`
        : `-H ${quote(mask(header))}`,
    ),
    // curl would otherwise send the type of a form.
    ...(isShown && mediaTypeOf(request) === undefined ? [`-H 'content-type:'`] : []),
    ...(isShown ? [`--data-raw ${quote(body)}`] : []),
    ...(isBinary ? [`--data-binary $'${escapeBytes(request.body ?? [])}'`] : []),
  ]
    .join(' \\\n  ')
    .concat(body !== '' && !isShown ? `   # ${body}` : '');
}

function isShortAndNotUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return false;
  } catch {
    return body.byteLength < maxUrl;
  }
}

/** Bytes for a string of Bash: `\xff`. */
const escapeBytes = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => String.raw`\x${byte.toString(16).padStart(2, '0')}`).join('');

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

type Message = Pick<RequestMessage, 'headers' | 'body'>;

/** Headers of the connection, which do not matter for the verdict. */
const unimportant =
  /^(accept-encoding|accept-language|connection|content-length|date|host|keep-alive|sec-.*|transfer-encoding|user-agent)$/;

const headersOf = ({ headers }: Message) =>
  Object.entries(maskHeaders(headers)).flatMap(([name, value]) =>
    unimportant.test(name) ? [] : [`${name}: ${value}`],
  );

function bodyOf(message: Message, mask: (text: string) => string): string[] {
  const text = bodyText(message, mask, 2);
  return text === '' ? [] : ['', text];
}

/** @param indent spaces for each level of JSON */
function bodyText(message: Message, mask: (text: string) => string, indent = 0): string {
  const { body } = message;
  if (!body || body.byteLength === 0) return '';
  const type = mediaTypeOf(message) ?? '';
  const isText = type === 'application/json' || type.startsWith('text/') || type === '';
  if (!isText) return `(${body.byteLength} bytes of ${type})`;
  const text = textOf(body.subarray(0, 4 * maxCharacters));
  const value = jsonIn(text);
  // Mask before truncating: a truncated secret could not be recognized.
  const shown = mask(value === undefined ? text : JSON.stringify(value, undefined, indent));
  return shorten(shown, maxCharacters);
}
