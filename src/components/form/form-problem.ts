import { isProblem } from '#api/problem.ts';
import {
  problemText,
  type ProblemTextOverrides,
  type ProblemText,
  type ProblemMessage,
} from '../problem-text.ts';

/** Added to every failure that has no text of its screen. */
export const inputPreservedMessage = 'What you typed is still here.';

/** Leaving for the login page would lose the input. */
const signedOut = { advice: `${inputPreservedMessage} Log in again in another tab, then try once more.` };

export interface FormProblem<Name extends string> {
  /** The field errors of the server, in the order of the fields. */
  fields: readonly (readonly [Name, string])[];
  /** Everything that belongs to no field; undefined if there is only field errors. */
  alert: ProblemText | undefined;
}

interface FormProblemOptions<Name extends string> {
  /** The fields that can show a message, in order. */
  names: readonly Name[];
  /** The field error for a 409; with a code, only for a 409 with this code. */
  conflict?: { field: Name; message: string; code?: string } | undefined;
  overrides?: ProblemTextOverrides | undefined;
  /** Replaces the server's messages about properties without a field. */
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
    const keys = Object.keys(errors).filter((key) => isOf(name, key));
    const messages = new Set(keys.flatMap((key) => errors[key] ?? []));
    return messages.size > 0 ? [[name, [...messages].join(' ')] as const] : [];
  });
  const others = Object.keys(errors).filter((key) => !fields.some(([field]) => isOf(field, key)));
  if (others.length > 0) {
    const alert = problemText(error, { ...overrides, advicePrefix: '', invalid: unknownFields });
    const advice = others.flatMap((name) => errors[name] ?? []).join(' ');
    return { fields, alert: unknownFields ? alert : { ...alert, advice } };
  }
  if (fields.length > 0) return { fields, alert: undefined };
  return { fields, alert: overrides?.invalid || message === '' ? text : { ...text, advice: message } };
}

/** The server names the third item of a list `emails.2`. */
const isOf = (field: string, key: string): boolean => key === field || key.startsWith(`${field}.`);
