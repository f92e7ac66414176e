import { formProblem } from '#components/form/form-problem.ts';
import type { RefusedQuestions } from './refused-questions.ts';

/** Why something was not sent. */
export interface SendFailure {
  title: string;
  advice: string;
  /** What somebody else has changed, a sentence each; both are in the draft now. */
  changes?: readonly string[];
  refused?: RefusedQuestions;
}

/** @param title the requirement's own words; the cause follows in the advice */
export function sendFailure(error: unknown, title: string): SendFailure {
  const { alert } = formProblem(error, { names: [], own: { title } });
  return { title: alert?.title ?? title, advice: alert?.advice ?? '' };
}
