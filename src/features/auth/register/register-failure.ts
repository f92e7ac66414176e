import { isProblem, type Problem } from '#api/problem.ts';
import { emailTaken, emptyForm, type RegisterField } from './register-form.ts';

/** A failed registration in words. The toast says 'Error registering' to all of them (AUTH-022). */
export interface RegisterFailure {
  /** What stands above the button; not given when the fields say it all. */
  alert?: { title: string; advice: string };
  /** The messages at the fields, in the order of the form. */
  fields: readonly (readonly [RegisterField, string])[];
}

const trouble = (title: string, advice: string): RegisterFailure => ({
  alert: { title, advice },
  fields: [],
});

const kept = 'What you typed is still here.';
const offline = trouble('You seem to be offline', `${kept} Check the connection and try again.`);
// The account may be open by then: a second try would only hear that the address is taken.
const slow = trouble(
  'The school took too long to answer',
  `${kept} Try again in a moment. If the email is registered by then, you can log in.`,
);
const unreadable = trouble(
  'The school sent an answer that we could not read',
  `${kept} Try to log in, or register again.`,
);
const busy = trouble('Too many tries in a row', `${kept} Please wait a minute and try again.`);
const down = trouble(
  'Registering is not working right now',
  `It is our side, not yours. ${kept} Please try again in a few minutes.`,
);
const refused = trouble('The account was not opened', `${kept} Please try again, or contact the school.`);

/** Says what went wrong and where; nothing that was typed is lost. */
export function registerFailure(error: unknown): RegisterFailure {
  if (!isProblem(error) || error.reason === 'garbage') return unreadable;
  if (error.reason === 'offline') return offline;
  if (error.reason === 'timeout') return slow;
  if (error.status === 409) return { fields: [['email', emailTaken]] };
  if (error.status === 429) return busy;
  if (error.status >= 500) return down;
  return error.status === 400 ? invalid(error) : refused;
}

const fieldNames = Object.keys(emptyForm) as RegisterField[];

/** A server may be stricter than this form, such as about an age (D-181): what it says stands where it belongs. */
function invalid({ errors, message }: Problem): RegisterFailure {
  const fields = fieldNames.flatMap((name) => {
    const words = errors[name]?.join(' ');
    return words ? [[name, words] as const] : [];
  });
  const elsewhere = Object.entries(errors).flatMap(([name, messages]) =>
    Object.hasOwn(emptyForm, name) ? [] : messages,
  );
  if (fields.length > 0 && elsewhere.length === 0) return { fields };
  const advice = elsewhere.join(' ') || message || kept;
  return { alert: { title: 'Please look at the form again', advice }, fields };
}
