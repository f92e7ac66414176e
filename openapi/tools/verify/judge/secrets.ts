export const masked = '********';

const secretNames = /^(authorization|cookie|set-cookie|.*password.*|.*token.*|idempotency-key)$/i;

const jsonWebToken = /eyJ[\w-]{5,2000}\.[\w-]{5,}\.[\w-]*/g;

/**
 * A secret property and its value, also inside a JSON string, where quotation marks are escaped, and with a
 * truncated value.
 */
const secretProperty =
  /(\\*")([\w-]*(?:password|token)[\w-]*|authorization|(?:set-)?cookie|idempotency-key)\1(\s*:\s*)(?:\1(?:(?!\1)(?:\\[^]|[^\\]))*(?:\1|\\*$)|\[[^\]]*(?:\]|$)|-?\d[\d.eE+-]*)/gi;

const queryParameter = /([?&#])([\w-]+)=([^&\s"\\#]*)/g;

/**
 * Returns a function that masks secrets in a text: known values, every JSON Web Token, and the values of properties
 * and query parameters with a secret name.
 * @param known passwords and tokens of the environment file
 */
export function createMask(known: readonly string[]): (text: string) => string {
  const longestFirst = [...new Set(known.flatMap(spellingsOf))].toSorted((a, b) => b.length - a.length);
  return (text) => {
    const withoutKnown = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, masked), text);
    return withoutKnown
      .replaceAll(jsonWebToken, masked)
      .replaceAll(
        secretProperty,
        (_, quote: string, name: string, colon: string) =>
          `${quote}${name}${quote}${colon}${quote}${masked}${quote}`,
      )
      .replaceAll(queryParameter, (match, start: string, name: string) =>
        secretNames.test(name) ? `${start}${name}=${masked}` : match,
      );
  };
}

/** The encodings of a secret in JSON, nested JSON, URLs, forms and Base64. */
function spellingsOf(secret: string): string[] {
  if (secret === '') return [];
  const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
  const bytes = Buffer.from(secret);
  return [
    secret,
    escaped(secret),
    escaped(escaped(secret)),
    encodeURIComponent(secret.toWellFormed()),
    new URLSearchParams({ '': secret }).toString().slice(1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ];
}

export const pointsToSecret = (pointer: string): boolean => secretNames.test(pointer.split('/').at(-1) ?? '');

export const maskHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretNames.test(name) ? masked : value]),
  );
