import { isProblem } from '#api/problem.ts';
import { problemText, type ProblemTextOverrides, type ProblemText } from '#components/problem-text.ts';

const conflictMessages: Readonly<Record<string, string>> = {
  'change-not-pending': 'Another moderator has decided in the meantime. That decision stays.',
  'field-conflict':
    'The content was saved after this was submitted, in a field that both change. Choose which text to publish.',
  'record-changed':
    'The content was saved again while you were choosing. The latest version is shown. Your choices for the other fields stay.',
  'question-changed':
    'The options or blanks of the question have changed since the learner submitted this, so the change does not fit any more. It can only be rejected.',
};

/**
 * Returns the message for a failed decision.
 *
 * @param title the prescribed text: 'Approve failed.' for one change, 'Approve failed' in bulk (D-167)
 */
export function decisionProblem(error: unknown, title: string): ProblemText {
  const code = isProblem(error) ? error.code : undefined;
  const conflict = code === undefined ? undefined : conflictMessages[code];
  const overrides: ProblemTextOverrides = {
    title,
    missing: {
      title: 'The change no longer exists',
      advice: 'Its question or activity may have been deleted.',
    },
    ...(conflict !== undefined && { conflict: { title: '', advice: conflict } }),
    // Only a text that the reviewer wrote can be invalid.
    ...(isProblem(error, 400) && {
      invalid: { title: '', advice: Object.values(error.errors).flat().join(' ') },
    }),
  };
  return problemText(error, overrides);
}

/** Finds the change sets that a 409 response names by index. */
export const findRefusedIds = (ids: readonly string[], error: unknown): string[] =>
  isProblem(error, 409) ? ids.filter((_id, index) => Object.hasOwn(error.errors, `ids.${index}`)) : [];

export function decisionFailureText(error: unknown, title: string): string {
  const problem = decisionProblem(error, title);
  return `${problem.title.replace(/\.$/, '')}. ${problem.advice}`;
}
