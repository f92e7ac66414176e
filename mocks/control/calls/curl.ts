import { mask, maskHeaders, maskJson, maskText } from './masked.ts';

/** Headers that matter to the server. A browser sets the others. */
const sentHeaders = ['accept', 'authorization', 'content-type', 'idempotency-key', 'range'];

/**
 * Writes a command that repeats a request. `$TOKEN` replaces tokens, and `$PASSWORD` passwords.
 *
 * @param url as clients see it
 * @param body parsed JSON, the parts of a form, or a text; undefined without a body
 */
export function curlOf({ method, headers }: Request, url: string, body: unknown): string {
  const isForm = /^multipart\//i.test(headers.get('Content-Type') ?? '');
  const shown = maskHeaders(headers).filter(
    ([name]) => sentHeaders.includes(name) && !(isForm && name === 'content-type'),
  );
  return [
    `curl${methodOption(method)} ${quote(maskText(url))}`,
    ...shown.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(isForm ? formOptions(body) : bodyOptions(body)),
  ].join(' \\\n  ');
}

function methodOption(method: string): string {
  if (method === 'GET') return '';
  return method === 'HEAD' ? ' --head' : ` -X ${method}`;
}

function bodyOptions(body: unknown): string[] {
  if (body === undefined) return [];
  return [`--data-raw ${quote(typeof body === 'string' ? maskText(body) : JSON.stringify(maskJson(body)))}`];
}

/** A form that cannot be parsed is a text. */
function formOptions(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return bodyOptions(body);
  return Object.entries(body).map(([name, part]: [string, unknown]) => {
    if (part instanceof File) return `-F ${quote(`${name}=@"${part.name.replaceAll(/["\\]/g, '\\$&')}"`)}`;
    const text = typeof part === 'string' ? maskText(part) : JSON.stringify(maskJson(part));
    return `--form-string ${quote(`${name}=${text}`)}`;
  });
}

/** Quotes for POSIX shells. Variables replace the masked secrets. */
const quote = (text: string): string =>
  `'${text.replaceAll("'", String.raw`'\''`)}'`
    .replaceAll(maskedPassword, (_, before: string) => `${before}'"$PASSWORD"'`)
    .replaceAll(mask, () => `'"$TOKEN"'`);

const maskedPassword = new RegExp(String.raw`(password[^"=]*(?:\\*"\s*:\s*\\*"|=))${mask}`, 'gi');
