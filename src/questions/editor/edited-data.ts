import * as v from 'valibot';

/** What a learner did with the question, and what came of it: no part of what an author saves (D-142). */
const attemptProperties: ReadonlySet<string> = new Set(['answer', 'answers', 'selectedAnswers', 'score']);

/**
 * A question's data for editing, everything else in its place (D-069). Unlike a question to be answered, it may be
 * unfinished, and an odd attempt does not matter.
 *
 * @returns undefined when it does not fit the schema
 */
export function parseEditedData<S extends v.GenericSchema<object>>(
  schema: S,
  data: unknown,
): v.InferInput<S> | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const kept: unknown = Object.fromEntries(
    Object.entries(data).filter(([name]) => !attemptProperties.has(name)),
  );
  return v.is(schema, kept) ? kept : undefined;
}

/** A text that may be missing. */
export const optionalText = v.optional(v.nullable(v.string()));

/** What is stored for a text that the author has emptied. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);
