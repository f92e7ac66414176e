/** The maximum number of levels of arrays and objects. Real payloads have about ten levels. */
const maxJsonDepth = 64;

/** The maximum number of values, arrays and objects included. Real payloads have a few thousand. */
const maxJsonValues = 10_000;

export class JsonLimitError extends Error {}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const unstorableTextMessage = 'Strings must not contain U+0000 or unpaired surrogates.';

/** Databases cannot store U+0000 or unpaired surrogates, and URLs cannot contain them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Parses JSON within limits: deeper nesting would overflow the stack of recursive code such as the schema compiler,
 * and listing all errors of 100,000 items would take minutes.
 * @throws SyntaxError when the text is not JSON
 * @throws JsonLimitError when it is nested too deeply, has too many values, or has strings that cannot be stored
 */
export function parseLimitedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let count = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    const isTooDeep = depth >= maxJsonDepth && level.some(isContainer);
    if (isTooDeep) throw new JsonLimitError('This is nested too deeply.');
    if (count > maxJsonValues) throw new JsonLimitError('This has too many values.');
    const names = level.flatMap((one) => (isContainer(one) && !Array.isArray(one) ? Object.keys(one) : []));
    const texts = level.filter((one) => typeof one === 'string');
    if (![...names, ...texts].every(isStorable)) {
      throw new JsonLimitError(unstorableTextMessage);
    }
    level = level.flatMap((one) => (isContainer(one) ? Object.values(one) : []));
  }
  return value;
}
