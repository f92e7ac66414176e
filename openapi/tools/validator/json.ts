/** How many levels of lists and objects JSON may have, the outermost included. What people need has about ten. */
export const deepestJson = 64;

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Parses JSON whose nesting is limited: what reads deeper values recursively, a schema compiler for instance, would run out
 * of stack.
 *
 * @throws SyntaxError when the text is not JSON
 * @throws RangeError when it is nested too deeply
 */
export function parseShallowJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestJson) throw new RangeError('This JSON is nested too deeply.');
    level = level.flatMap((one) => (isContainer(one) ? Object.values(one) : []));
  }
  return value;
}
