import { isProblem } from '#api/problem.ts';
import {
  problemText,
  type ProblemTextOverrides,
  type ProblemText,
  type ProblemMessage,
} from '../problem-text.ts';

/** Added to the general advice for a failure. */
export const inputPreservedMessage = 'What you typed is still here.';

/** Recommends another tab: opening the login page in this tab would lose the input. */
const signedOut = { advice: `${inputPreservedMessage} Log in again in another tab, then try once more.` };

export interface FormProblem<Name extends string> {
  fields: readonly (readonly [Name, string])[];
  alert: ProblemText | undefined;
}

interface FormProblemOptions<Name extends string> {
  names: readonly Name[];
  conflict?: { field: Name; message: string; code?: string } | undefined;
  overrides?: ProblemTextOverrides | undefined;
  unknownFields?: ProblemMessage | undefined;
}

/** Splits a failed call into field errors and an alert for the whole form. */
export function formProblem<Name extends string>(
  error: unknown,
  { names, conflict, overrides, unknownFields }: FormProblemOptions<Name>,
): FormProblem<Name> {
  if (conflict && isProblem(error, 409) && error.code === (conflict.code ?? error.code)) {
    return { fields: [[conflict.field, conflict.message]], alert: undefined };
  }
  const text = problemText(error, {
    advicePrefix: inputPreservedMessage,
    signedOut: overrides?.refused ?? signedOut,
    ...overrides,
  });
  if (!isProblem(error, 400)) return { fields: [], alert: text };

  const { errors, message } = error;
  const fields = names.flatMap((name) => {
    const keys = Object.keys(errors).filter((key) => belongsTo(name, key));
    const messages = new Set(keys.flatMap((key) => errors[key] ?? []));
    return messages.size > 0 ? [[name, [...messages].join(' ')] as const] : [];
  });
  const others = Object.keys(errors).filter((key) => !fields.some(([field]) => belongsTo(field, key)));
  if (others.length > 0) {
    const alert = problemText(error, { ...overrides, advicePrefix: '', invalid: unknownFields });
    const advice = others.flatMap((name) => errors[name] ?? []).join(' ');
    return { fields, alert: unknownFields ? alert : { ...alert, advice } };
  }
  if (fields.length > 0) return { fields, alert: undefined };
  return { fields, alert: overrides?.invalid || message === '' ? text : { ...text, advice: message } };
}

/** Whether a key of the server's `errors` belongs to a field: the third item of a list is `emails.2`. */
const belongsTo = (field: string, key: string): boolean => key === field || key.startsWith(`${field}.`);
