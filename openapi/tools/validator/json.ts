/** How many levels of arrays and objects JSON may have, the outermost included. What people need has about ten. */
const deepestJson = 64;

/** How many values JSON may have, arrays and objects included. What people need has a few thousand. */
const mostJsonValues = 10_000;

/** JSON that is valid, and goes beyond what is accepted. */
export class JsonLimitError extends Error {}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const storableOnly = 'Strings must not contain U+0000 or unpaired surrogates.';

/** Databases cannot store U+0000 or half a character, and URLs cannot name what contains them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Parses JSON within limits: what reads deeper values recursively, a schema compiler for instance, would run out of stack,
 * and a validator that lists all errors would take minutes for a hundred thousand items.
 *
 * @throws SyntaxError when the text is not JSON
 * @throws JsonLimitError when it is nested too deeply, has too many values, or has strings that cannot be stored
 */
export function parseLimitedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let count = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > deepestJson) throw new JsonLimitError('This is nested too deeply.');
    if (count > mostJsonValues) throw new JsonLimitError('This has too many values.');
    const names = level.flatMap((one) => (isContainer(one) && !Array.isArray(one) ? Object.keys(one) : []));
    const texts = level.filter((one) => typeof one === 'string');
    if (![...names, ...texts].every(isStorable)) {
      throw new JsonLimitError(storableOnly);
    }
    level = level.flatMap((one) => (isContainer(one) ? Object.values(one) : []));
  }
  return value;
}
