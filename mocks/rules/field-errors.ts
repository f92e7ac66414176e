/** Reasons for a refusal by property, as the `errors` of a `Problem` list them: `questions.0.id`. */
export type FieldErrors = Record<string, string[]>;

/** The same errors, seen from further outside: `id` inside `model` is `model.id`. */
export const prefixErrors = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, reasons]) => [`${prefix}.${name}`, reasons]));
