import { isProblem } from '#api/problem.ts';
import { formProblem, inputPreservedMessage } from '#components/form/form-problem.ts';
import { serverMessage } from '#components/problem-text.ts';
import type { Check } from '../checks/checklist.tsx';
import type { RefusedQuestions } from './refused-questions.ts';

/** Why something was not sent: what the server says, or what was found here before. */
export interface SendFailure {
  title: string;
  advice: string;
  /** The questions to look at, which the message leads to. */
  checks?: readonly Check[];
  /** What another author has changed and is in the draft now, a sentence each. */
  changes?: readonly string[];
  refused?: RefusedQuestions;
}

/** @param title the requirement's own words; the cause follows in the advice */
export function sendFailure(error: unknown, title: string): SendFailure {
  const ofFile = fileWords(error);
  if (ofFile !== undefined) return { title, advice: `${ofFile} ${inputPreservedMessage}` };
  const { alert } = formProblem(error, { names: [], overrides: { title } });
  return { title: alert?.title ?? title, advice: alert?.advice ?? '' };
}

const ownFileWords: Readonly<Record<number, string>> = {
  413: 'The attached files are too large.',
  415: 'A file of this kind cannot be attached.',
};

/** Only attached files are too large, or of a kind that the server does not take: 413 and 415. */
function fileWords(error: unknown): string | undefined {
  const own = isProblem(error) ? ownFileWords[error.status] : undefined;
  return own && (serverMessage(error) || own);
}
