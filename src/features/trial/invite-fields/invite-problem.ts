import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isProblem } from '#api/problem.ts';
import { inputPreservedMessage } from '#components/form/form-problem.ts';
import type { ProblemTextOverrides } from '#components/problem-text.ts';
import { splitEmails } from '../form-rules.ts';

export const inviteProblem: ProblemTextOverrides = {
  unknown: {
    title: 'We do not know whether the invite was sent',
    advice: `${inputPreservedMessage} But the invite may have been sent all the same: look in the list of invites, which can be searched by email, before you try again.`,
  },
  missing: {
    title: 'A trial session no longer exists',
    advice: 'It has been deleted. What you typed is still here: choose another one.',
  },
  expired: { title: 'This invite has expired', advice: 'Make a new one.' },
};

/**
 * Lists the malformed emails in the field error: the server reports only their indexes (D-192).
 *
 * @param field the field with the list of emails
 */
export const listMalformedEmails =
  <Values extends FieldValues>(field: Path<Values>) =>
  (
    _problem: unknown,
    { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
    error: unknown,
  ) => {
    if (!isProblem(error, 400)) return;
    const emails = splitEmails(getValues(field));
    const malformed = Object.entries(error.errors).flatMap(([key, messages]) => {
      const email = key.startsWith(`${field}.`) ? emails[Number(key.slice(field.length + 1))] : undefined;
      return email === undefined ? [] : [`${email}: ${messages.join(' ')}`];
    });
    if (malformed.length > 0) setError(field, { type: 'server', message: malformed.join(' ') });
  };
