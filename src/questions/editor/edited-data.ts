import * as v from 'valibot';

/** Properties of a learner's attempt, which are not saved (D-142). */
const attemptProperties: ReadonlySet<string> = new Set(['answer', 'answers', 'selectedAnswers', 'score']);

/**
 * Returns the data without the properties of an attempt, or undefined if it does not match the schema. Keeps other unknown
 * properties (D-069). The schema decides how incomplete a question may be.
 */
export function parseEditedData<S extends v.GenericSchema<object>>(
  schema: S,
  data: unknown,
): v.InferInput<S> | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const content: unknown = Object.fromEntries(
    Object.entries(data).filter(([name]) => !attemptProperties.has(name)),
  );
  return v.is(schema, content) ? content : undefined;
}

export const optionalText = v.optional(v.nullable(v.string()));

/** Empty texts are stored as null. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);
