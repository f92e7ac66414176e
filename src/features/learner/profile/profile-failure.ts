import { isProblem, type Problem } from '#api/problem.ts';
import { learnerEdit, type LearnerEditField } from '#lib/learner-edit.ts';

/** A record that was not saved, in words. The toast says 'Error updating learner' to all of them (PAR-023). */
export interface ProfileFailure {
  /** What stands above the button; not given when the fields say it all. */
  alert?: { title: string; advice: string };
  /** The messages at the fields, in the order of the form. */
  fields: readonly (readonly [LearnerEditField, string])[];
}

/** The documents' words for a profile (D-094), with the cause below. */
const trouble = (advice: string): ProfileFailure => ({
  alert: { title: 'Failed to update profile.', advice },
  fields: [],
});

const kept = 'What you typed is still here.';
const offline = trouble(`You seem to be offline. ${kept} Check the connection and try again.`);
const slow = trouble(`The school took too long to answer. ${kept} Try again in a moment.`);
const down = trouble(`It is our side, not yours. ${kept} Please try again in a few minutes.`);
const denied = trouble('You do not have the necessary permissions. Please ask a parent or your school.');
const missing = trouble(`The school does not know this account or this grade any more. ${kept}`);
const refused = trouble(`${kept} Please try again, or ask a parent or your school.`);

/** Says what went wrong and where; nothing that was typed is lost. */
export function profileFailure(error: unknown): ProfileFailure {
  if (!isProblem(error)) return refused;
  if (error.reason === 'offline') return offline;
  if (error.reason === 'timeout') return slow;
  if (error.status === 409) return { fields: [['email', 'This email is already registered.']] };
  if (error.status === 401 || error.status === 403) return denied;
  if (error.status === 404) return missing;
  if (error.status >= 500) return down;
  return error.status === 400 ? invalid(error) : refused;
}

const fieldNames = Object.keys(learnerEdit.entries) as LearnerEditField[];

/** A server may be stricter than this form: what it says stands where it belongs. */
function invalid({ errors, message }: Problem): ProfileFailure {
  const fields = fieldNames.flatMap((name) => {
    const words = errors[name]?.join(' ');
    // Whether the account is active has no field here.
    return words && name !== 'isActive' ? [[name, words] as const] : [];
  });
  const elsewhere = Object.entries(errors).flatMap(([name, messages]) =>
    fields.some(([field]) => field === name) ? [] : messages,
  );
  if (fields.length > 0 && elsewhere.length === 0) return { fields };
  return { ...trouble(elsewhere.join(' ') || message || kept), fields };
}
