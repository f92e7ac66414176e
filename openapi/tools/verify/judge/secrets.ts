/** In place of what nobody may read. */
export const masked = '********';

/** Properties, query parameters and headers that hold a secret, whatever operation they belong to. */
const secretNames = /^(authorization|cookie|set-cookie|.*password.*|.*token.*|idempotency-key)$/i;

/** A JSON Web Token wherever it stands. */
const jsonWebToken = /eyJ[\w-]{5,2000}\.[\w-]{5,}\.[\w-]*/g;

/**
 * A property and its value, also inside a JSON string, where each quotation mark has backslashes, and also without the end of
 * the value, where a long text was cut off.
 */
const secretProperty =
  /(\\*")([\w-]*(?:password|token)[\w-]*|authorization|(?:set-)?cookie|idempotency-key)\1(\s*:\s*)(?:\1(?:(?!\1)(?:\\[^]|[^\\]))*(?:\1|\\*$)|\[[^\]]*(?:\]|$)|-?\d[\d.eE+-]*)/gi;

/** Of a query or a fragment. */
const queryParameter = /([?&#])([\w-]+)=([^&\s"\\#]*)/g;

/**
 * Returns a function that hides secrets in a text: the given ones, every JSON Web Token, and the values of properties and
 * query parameters whose name says that they are secret.
 *
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
      .replaceAll(queryParameter, (whole, start: string, name: string) =>
        secretNames.test(name) ? `${start}${name}=${masked}` : whole,
      );
  };
}

/** A secret as it may stand in JSON, in JSON within JSON, in a URL, in a form, or encoded. */
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

/** Whether the last segment of a JSON pointer names a secret. */
export const pointsToSecret = (pointer: string): boolean => secretNames.test(pointer.split('/').at(-1) ?? '');

/** The headers of a message for a report. */
export const maskHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretNames.test(name) ? masked : value]),
  );
