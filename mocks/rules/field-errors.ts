/** Reasons by the path of a property, such as `questions.0.id`. This is the format of `errors` in a `Problem`. */
export type FieldErrors = Record<string, string[]>;

/** Adds the path of the parent: `id` in `model` becomes `model.id`. */
export const prefixErrors = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, reasons]) => [`${prefix}.${name}`, reasons]));
