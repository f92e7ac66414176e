import { isProblem, type Problem } from '#api/problem.ts';

/** A failed login in words. */
export interface LoginFailure {
  title: string;
  advice: string;
  /** What the toast 'Login Failed' says. */
  toast: string;
  /** Whether name and password were refused: both fields are marked then. */
  isRefusal: boolean;
  /** The server's messages by field. */
  fields: Readonly<Record<string, string>>;
}

const refused: LoginFailure = {
  title: 'Invalid username or password',
  advice: 'Check the spelling, or reset your password.',
  toast: 'Invalid credentials',
  isRefusal: true,
  fields: {},
};

const trouble = (title: string, advice: string): LoginFailure => ({
  title,
  advice,
  toast: `${title}. ${advice}`,
  isRefusal: false,
  fields: {},
});

const offline = trouble('You seem to be offline', 'Check the connection and try again.');
const slow = trouble('The school took too long to answer', 'Please try again in a moment.');
const unreadable = trouble('The school sent an answer that we could not read', 'Please try again.');
const busy = trouble('Too many logins in a row', 'Please wait a minute and try again.');
const down = trouble(
  'Login is not working right now',
  'It is our side, not yours. Please try again in a few minutes.',
);

/** Says what went wrong: not every failure is a wrong password (AUTH-012, AUTH-013). */
export function loginFailure(error: unknown): LoginFailure {
  if (!isProblem(error) || error.reason === 'garbage') return unreadable;
  if (error.reason === 'offline') return offline;
  if (error.reason === 'timeout') return slow;
  if (error.status === 429) return busy;
  if (error.status >= 500) return down;
  return Object.keys(error.errors).length > 0 ? invalid(error) : refused;
}

function invalid({ errors }: Problem): LoginFailure {
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')]),
  );
  return { ...trouble('Please look at the form again', 'The messages below say what is missing.'), fields };
}
