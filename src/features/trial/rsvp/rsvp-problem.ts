import { isProblem } from '#api/problem.ts';
import { typedIsKept } from '#components/form/form-problem.ts';
import { problemText, serverWords, type OwnProblemText } from '#components/problem-text.ts';

export const notBooked = 'Your seat is not booked';

/** The server's own words follow: a line of ours would only be in their way. */
const silent = { title: '', advice: '' };

export const rsvpProblem: OwnProblemText = {
  title: notBooked,
  offline: silent,
  timeout: silent,
  garbage: silent,
  invalid: silent,
  tooMany: silent,
  server: silent,
  mistake: silent,
  refused: silent,
};

/** Whether the seat was booked before the response was lost, only another try can tell. */
const unclear = {
  advice:
    'Your seat may be booked all the same. Please submit once more: nobody gets two seats with one email.',
};

/** What the server says (TRI-007); of a failure of its own, or without any response, it says nothing useful. */
export function refusalWords(error: unknown): string {
  const ofFields = isProblem(error, 400) ? Object.values(error.errors).flat().join(' ') : '';
  const { title, advice } = problemText(error, { kept: typedIsKept, timeout: unclear, garbage: unclear });
  return ofFields || serverWords(error) || `${title}. ${advice}`;
}
