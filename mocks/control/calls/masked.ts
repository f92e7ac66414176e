/** The text in place of a secret. */
export const mask = '•••';

const secretName = /token|password/i;

/** Headers whose values contain a secret, whatever their name. */
const secretHeader = /^(authorization|proxy-authorization|cookie|set-cookie)$|token|password|api-key/i;

/** An access token, wherever it occurs. */
const jwt = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g;

/** A parameter in the query or fragment of a URL, which may itself be encoded in a URL; or a field of a form. */
const secretParameter = /((?:^|[?&#]|%3F|%26)[^=&"\s?#]*(?:token|password)[^=&"\s%]*(?:=|%3D))[^&"\s#]+/gi;

/** A property in JSON that may be cut off, or be inside a JSON string. */
const secretProperty = /(\\*"[^"\\]*(?:token|password)[^"\\]*\\*"\s*:\s*\\*")(?:[^"\\]|\\(?!\\*"))+/gi;

/** Hides tokens and passwords in a text: a URL, a form, or JSON that is incomplete or invalid. */
export const maskText = (text: string): string =>
  text.replaceAll(secretParameter, `$1${mask}`).replaceAll(secretProperty, `$1${mask}`).replaceAll(jwt, mask);

/** Hides the values of properties for tokens and passwords, and tokens in texts. */
export function maskJson(value: unknown): unknown {
  return typeof value === 'string' ? maskText(value) : mapContents(value, maskProperty);
}

/** Replaces the items of a list or the properties of an object. */
export function mapContents(value: unknown, map: (content: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => map(item, String(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, map(content, name)]));
}

/** The `errors` of a Problem have messages in the place of values. */
function maskProperty(content: unknown, name: string): unknown {
  if (name === 'errors') return content;
  const isSecret = secretName.test(name) && content !== null && typeof content !== 'boolean';
  return isSecret ? mask : maskJson(content);
}

export const maskHeaders = (headers: Headers): [name: string, value: string][] =>
  [...headers].map(([name, value]) => [name, maskHeader(name, value)]);

function maskHeader(name: string, value: string): string {
  if (!secretHeader.test(name)) return maskText(value);
  const [, scheme = ''] = /^((?:Bearer|Basic) )/i.exec(value) ?? [];
  return scheme + mask;
}

/** Hides secrets in the actual value of a deviation. */
export function maskActual(pointer: string, actual: string): string {
  if (actual === 'nothing') return actual;
  return secretName.test(pointer) && !pointer.startsWith('/errors') ? mask : maskText(actual);
}
