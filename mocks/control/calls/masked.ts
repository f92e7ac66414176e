/** The text in place of a secret. */
export const mask = '•••';

const secretName = /token|password/i;

export const isSecretName = (name: string): boolean => secretName.test(name);

/** Hides tokens in the query of a URL, also of URLs inside a text. */
export const maskQuery = (text: string): string =>
  text.replaceAll(/([?&][^=&"\s]*token[^=&"\s]*=)[^&"\s#]+/gi, `$1${mask}`);

/** Hides the values of properties for tokens and passwords, and tokens in URLs. */
export function maskJson(value: unknown): unknown {
  if (typeof value === 'string') return maskQuery(value);
  if (Array.isArray(value)) return value.map(maskJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      name,
      secretName.test(name) && typeof content === 'string' ? mask : maskJson(content),
    ]),
  );
}

export const maskHeaders = (headers: Headers): [name: string, value: string][] =>
  [...headers].map(([name, value]) => [
    name,
    /^(authorization|cookie|set-cookie)$/i.test(name)
      ? `${value.split(' ')[0] ?? ''} ${mask}`
      : maskQuery(value),
  ]);

/** Replaces JSON strings such as the data of a question by their content. */
export function expandJson(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return expandJson(JSON.parse(value));
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.map(expandJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, expandJson(content)]));
}
