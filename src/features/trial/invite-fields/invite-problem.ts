import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#api/problem.ts';
import { typedIsKept } from '#components/form/form-problem.ts';
import { whenUnclear, type OwnProblemText } from '#components/problem-text.ts';
import { splitEmails } from '../form-rules.ts';

/** What was made shows in the list of invites, what was sent in its column People. */
export const unclearForm = (done: 'made and emailed' | 'sent'): OwnProblemText =>
  whenUnclear(
    `${typedIsKept} But the invite may have been ${done} all the same: look in the list of invites, which can be searched by email, before you try again.`,
  );

export const inviteProblem: OwnProblemText = {
  missing: {
    title: 'A trial session is not there any more',
    advice: 'Somebody has deleted it. What you typed is still here: choose another one.',
  },
  gone: { title: 'This invite has expired', advice: 'Make a new one.' },
};

/**
 * The server says which of several emails it does not take by its place in the list; the message names it (D-192).
 *
 * @param field the field that holds the list
 */
export const nameMalformed =
  <Values extends FieldValues>(field: Path<Values>) =>
  (
    _problem: unknown,
    { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
    error: unknown,
  ) => {
    if (!isProblem(error, 400)) return;
    const emails = splitEmails(getValues(field));
    const named = Object.entries(error.errors).flatMap(([key, messages]) => {
      const email = key.startsWith(`${field}.`) ? emails[Number(key.slice(field.length + 1))] : undefined;
      return email === undefined ? [] : [`${email}: ${messages.join(' ')}`];
    });
    if (named.length > 0) setError(field, { type: 'server', message: named.join(' ') });
  };
