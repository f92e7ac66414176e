import { isProblem } from '#api/problem.ts';
import { problemText, type OwnProblemText, type ProblemText, type ProblemMessage } from '../problem-text.ts';

/** Said with every failure that does not say something closer: nobody has to wonder. */
export const typedIsKept = 'What you typed is still here.';

/** Going to the login from here would lose it. */
const signedOut = { advice: `${typedIsKept} Log in again in another tab, then try once more.` };

export interface FormProblem<Name extends string> {
  /** What the server says of single fields, in their order. */
  fields: readonly (readonly [Name, string])[];
  /** What concerns no field, or all of them; none where the fields say it all. */
  alert: ProblemText | undefined;
}

interface FormProblemOptions<Name extends string> {
  /** The fields that can show a message, in their order. */
  names: readonly Name[];
  /** A 409 means this field, in these words; with a code, only the 409 that has it. */
  conflict?: { field: Name; message: string; code?: string } | undefined;
  own?: OwnProblemText | undefined;
  /** In place of the server's own messages about what has no field here. */
  elsewhere?: ProblemMessage | undefined;
}

/** Tells apart what a failed call says of single fields and what of the form as a whole. */
export function formProblem<Name extends string>(
  error: unknown,
  { names, conflict, own, elsewhere }: FormProblemOptions<Name>,
): FormProblem<Name> {
  if (conflict && isProblem(error, 409) && error.code === (conflict.code ?? error.code)) {
    return { fields: [[conflict.field, conflict.message]], alert: undefined };
  }
  const text = problemText(error, { kept: typedIsKept, signedOut: own?.refused ?? signedOut, ...own });
  if (!isProblem(error, 400)) return { fields: [], alert: text };

  // A server may be stricter than the form: what it says stands where it belongs.
  const { errors, message } = error;
  const fields = names.flatMap((name) => {
    const keys = Object.keys(errors).filter((key) => isOf(name, key));
    const messages = new Set(keys.flatMap((key) => errors[key] ?? []));
    return messages.size > 0 ? [[name, [...messages].join(' ')] as const] : [];
  });
  const others = Object.keys(errors).filter((key) => !fields.some(([field]) => isOf(field, key)));
  if (others.length > 0) {
    const alert = problemText(error, { ...own, kept: '', invalid: elsewhere });
    const advice = others.flatMap((name) => errors[name] ?? []).join(' ');
    return { fields, alert: elsewhere ? alert : { ...alert, advice } };
  }
  if (fields.length > 0) return { fields, alert: undefined };
  return { fields, alert: own?.invalid || message === '' ? text : { ...text, advice: message } };
}

/** A server names the third of several values `emails.2`. */
const isOf = (field: string, key: string): boolean => key === field || key.startsWith(`${field}.`);
