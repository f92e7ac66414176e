import { isProblem } from '#api/problem.ts';
import { formProblem, inputPreservedMessage } from '#components/form/form-problem.ts';
import { serverMessage } from '#components/problem-text.ts';
import type { QuestionFinding } from '../checks/checklist.tsx';
import type { MergedDraft } from '../draft/merge-drafts.ts';
import type { RefusedQuestions } from './refused-questions.ts';

/** A failed save or submission: refused by the server, or stopped by a check before sending. */
export interface SendFailure {
  title: string;
  advice: string;
  findings?: readonly QuestionFinding[];
  changes?: readonly string[];
  refused?: RefusedQuestions;
}

/** @param title the text that the requirement prescribes; `advice` names the cause */
export function createSendFailure(error: unknown, title: string): SendFailure {
  const fileError = fileErrorMessage(error);
  if (fileError !== undefined) return { title, advice: `${fileError} ${inputPreservedMessage}` };
  const { alert } = formProblem(error, { names: [], overrides: { title } });
  return { title: alert?.title ?? title, advice: alert?.advice ?? '' };
}

const fileErrorMessages: Readonly<Record<number, string>> = {
  413: 'The attached files are too large.',
  415: 'A file of this kind cannot be attached.',
};

/** The server returns 413 and 415 only for attached files. */
function fileErrorMessage(error: unknown): string | undefined {
  const fallback = isProblem(error) ? fileErrorMessages[error.status] : undefined;
  return fallback && (serverMessage(error) || fallback);
}

export function mergeMessage({ draft, changes }: MergedDraft): string {
  const [hasChanges, hasConflicts] = [changes.length > 0, draft.conflicts.length > 0];
  const mergedText = hasChanges
    ? 'The form now contains the other changes, in fields that you did not edit.'
    : '';
  const instruction = hasChanges ? 'Check them, then save again.' : 'Save again.';
  return [
    'Your changes are not saved yet.',
    mergedText,
    hasConflicts ? 'Choose between the versions below, then save again.' : instruction,
  ]
    .filter(Boolean)
    .join(' ');
}
