import { isProblem } from '#api/problem.ts';

/** AUTH-029; literal. Whatever went wrong, it says nothing about an account (D-121). */
export const forgotPasswordFailed = 'Something went wrong. Try again later.';

/** What to do about it. */
export function forgotPasswordAdvice(error: unknown): string {
  if (!isProblem(error) || error.reason === 'garbage') return 'We could not read the answer of the school.';
  if (error.reason === 'offline') return 'You seem to be offline. Please check the connection.';
  if (error.reason === 'timeout') return 'The school took too long to answer.';
  if (error.status === 429) return 'Too many links were asked for in a row. Please wait a few minutes.';
  if (error.status >= 500) return 'It is our side, not yours.';
  return 'The school did not accept this request.';
}
