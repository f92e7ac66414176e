import { isProblem } from '#api/problem.ts';

/** Own words, by the status of the response. */
export type OwnProblemTexts = Readonly<Record<number, string>>;

/** Why something was not deleted, and what to do. */
export function deleteProblemText(problem: unknown, own: OwnProblemTexts = {}): string {
  if (!isProblem(problem)) return 'It was not deleted. It is our mistake, not yours; please try again.';
  if (problem.reason === 'offline') return 'You seem to be offline. Check the connection and try again.';
  if (problem.reason === 'timeout') return 'The school took too long to answer. Please try again.';
  const ownText = problem.status === undefined ? undefined : own[problem.status];
  if (ownText !== undefined) return ownText;
  if (problem.status === 403) return 'You are not allowed to delete it.';
  if (problem.status === 404) return 'Somebody else has deleted it already.';
  if (problem.status === 409) return 'It is in use, so it cannot be deleted.';
  return 'It could not be deleted. Please try again.';
}
