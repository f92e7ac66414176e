import { isProblem } from '#api/problem.ts';
import { problemText, type ProblemTextOverrides, type ProblemText } from '#components/problem-text.ts';

/** Why a change set that still looks pending here cannot be decided, by the code of the 409. */
const conflicts: Readonly<Record<string, string>> = {
  'change-not-pending': 'Another moderator has decided in the meantime. That decision stays.',
  'field-conflict':
    'The content was saved after this was submitted, in a field that both change. Choose which text to publish.',
  'record-changed':
    'The content was saved again while you were choosing. The latest version is shown. Your choices for the other fields stay.',
  'question-changed':
    'The question has other options or blanks now than the learner saw, so the change does not fit any more. Only rejecting is possible.',
};

/**
 * What a person reads when a decision has failed.
 *
 * @param title the literal text of the screen: 'Approve failed.' on its own, 'Approve failed' in bulk (D-167)
 */
export function decisionProblem(error: unknown, title: string): ProblemText {
  const code = isProblem(error) ? error.code : undefined;
  const conflict = code === undefined ? undefined : conflicts[code];
  const own: ProblemTextOverrides = {
    title,
    missing: {
      title: 'The change is not there any more',
      advice: 'Its question or activity may have been deleted.',
    },
    ...(conflict !== undefined && { conflict: { title: '', advice: conflict } }),
    // Only a text that the reviewer has written can break a rule.
    ...(isProblem(error, 400) && {
      invalid: { title: '', advice: Object.values(error.errors).flat().join(' ') },
    }),
  };
  return problemText(error, own);
}

/** The change sets that a 409 refers to by their index. */
export const refusedOf = (ids: readonly string[], error: unknown): string[] =>
  isProblem(error, 409) ? ids.filter((_id, index) => Object.hasOwn(error.errors, `ids.${index}`)) : [];

/** The same as one text, for a dialog. */
export function decisionFailureText(error: unknown, title: string): string {
  const text = decisionProblem(error, title);
  return `${text.title.replace(/\.$/, '')}. ${text.advice}`;
}
