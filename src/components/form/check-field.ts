import { rawCheck } from 'valibot';

/**
 * A valibot action for a form's `object`: validates a field that depends on another field. The message is shown at the
 * field, even while other fields are invalid.
 */
export const checkField = <Values extends object>(
  name: keyof Values & string,
  isValid: (values: Values) => boolean,
  message: string,
) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    const input = dataset.value as Values & Record<string, unknown>;
    if (isValid(input)) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] });
  });
