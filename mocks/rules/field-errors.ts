/** Reasons by property, as in the `errors` of a `Problem`: `questions.0.id`. */
export type FieldErrors = Record<string, string[]>;

/** Adds the path of the parent: `id` in `model` becomes `model.id`. */
export const prefixErrors = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, reasons]) => [`${prefix}.${name}`, reasons]));
