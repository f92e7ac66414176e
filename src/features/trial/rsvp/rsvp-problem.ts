import { isProblem, isUnknownOutcome } from '#api/problem.ts';
import { typedIsKept } from '#components/form/form-problem.ts';
import { problemText, serverWords } from '#components/problem-text.ts';

/** The visitor's email has a seat in the session. */
export const isBookedAlready = (error: unknown): boolean =>
  isProblem(error, 409) && error.code === 'already-booked';

/** Whether a failed try has left the visitor with a seat. */
export function refusalTitle(error: unknown): string {
  if (isUnknownOutcome(error)) return 'We do not know whether your seat is booked';
  return isBookedAlready(error) ? 'This email has a seat already' : 'Your seat is not booked';
}

const unknown = {
  title: 'The connection was lost',
  advice: `${typedIsKept} Submit again with the same session and email: you do not get two seats that way.`,
};
/** A visitor has no account to log in with. */
const unwanted = { title: 'The school did not accept this', advice: `${typedIsKept} Please ask the office.` };

/** What the server says (TRI-007); of a failure of its own, or without any response, it says nothing useful. */
export function refusalWords(error: unknown): string {
  const ofFields = isProblem(error, 400) ? Object.values(error.errors).flat().join(' ') : '';
  const { title, advice } = problemText(error, {
    kept: typedIsKept,
    unknown,
    signedOut: unwanted,
    denied: unwanted,
  });
  return ofFields || serverWords(error) || `${title}. ${advice}`;
}
