/** In place of what nobody may read. */
export const masked = '********';

/** Properties, query parameters and headers that hold a secret, whatever operation they belong to. */
const secretNames = /^(authorization|cookie|set-cookie|.*password.*|.*token.*|idempotency-key)$/i;

/** A JSON Web Token wherever it stands. */
const jsonWebToken = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;

/**
 * Returns a function that hides secrets in a text: the given ones, every JSON Web Token, and the values of properties and
 * query parameters whose name says that they are secret.
 *
 * @param known passwords and tokens of the environment file
 */
export function createMask(known: readonly string[]): (text: string) => string {
  const longestFirst = known.filter((secret) => secret.length > 0).toSorted((a, b) => b.length - a.length);
  return (text) => {
    const withoutKnown = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, masked), text);
    return withoutKnown
      .replaceAll(jsonWebToken, masked)
      .replaceAll(/"([\w-]+)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g, (whole, name: string, colon: string) =>
        secretNames.test(name) ? `"${name}"${colon}"${masked}"` : whole,
      )
      .replaceAll(/([?&])([\w-]+)=([^&\s"]*)/g, (whole, start: string, name: string) =>
        secretNames.test(name) ? `${start}${name}=${masked}` : whole,
      );
  };
}

/** Whether the last segment of a JSON pointer names a secret. */
export const pointsToSecret = (pointer: string): boolean => secretNames.test(pointer.split('/').at(-1) ?? '');

/** The headers of a message for a report. */
export const maskHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretNames.test(name) ? masked : value]),
  );
