import { rawCheck } from 'valibot';

/**
 * A field that is right or wrong because of another one: an action for the pipe of a form's `object`. The message is shown
 * at the field, whatever else is wrong.
 */
export const checkField = <Values extends object>(
  name: keyof Values & string,
  isRight: (values: Values) => boolean,
  message: string,
) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    const input = dataset.value as Values & Record<string, unknown>;
    if (isRight(input)) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] });
  });
