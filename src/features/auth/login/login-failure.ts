import { isProblem, type Problem } from '#api/problem.ts';
import { emptyLogin, type LoginForm } from './login-form.ts';

/** A failed login in words. */
export interface LoginFailure {
  /** What stands above the fields; not given when the fields say it all. */
  alert?: { title: string; advice: string };
  /** What the toast 'Login Failed' says. */
  toast: string;
  /** Whether name and password were refused: both fields are marked then. */
  isRefusal: boolean;
  /** The server's messages by field, in the order of the form. */
  fields: readonly (readonly [keyof LoginForm, string])[];
}

const refused: LoginFailure = {
  alert: { title: 'Invalid username or password', advice: 'Check the spelling, or reset your password.' },
  toast: 'Invalid credentials',
  isRefusal: true,
  fields: [],
};

const trouble = (title: string, advice: string): LoginFailure => ({
  alert: { title, advice },
  toast: `${title}. ${advice}`,
  isRefusal: false,
  fields: [],
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

const fieldNames = Object.keys(emptyLogin) as (keyof LoginForm)[];

/** What a stricter server says stands at its field; what belongs to none of them, above the form. */
function invalid({ errors }: Problem): LoginFailure {
  const fields = fieldNames.flatMap((name) => {
    const words = errors[name]?.join(' ');
    return words ? [[name, words] as const] : [];
  });
  const elsewhere = Object.entries(errors).flatMap(([name, messages]) =>
    Object.hasOwn(emptyLogin, name) ? [] : messages,
  );
  const title = 'Please look at the form again';
  if (elsewhere.length > 0) return { ...trouble(title, elsewhere.join(' ')), fields };
  return { toast: `${title}.`, isRefusal: false, fields };
}
