import { boolean, check, is, nonEmpty, object, pipe, string, trim, type InferOutput } from 'valibot';
import { emailAddress } from './email.ts';

const wholeDate = /^\d{4}-\d\d-\d\d$/;

const required = (message: string) => pipe(string(), trim(), nonEmpty(message));

/** The form in which a learner's record is edited, with its literal messages (VAL-008, VAL-009). */
export const learnerEdit = object({
  userName: required('Username is required.'),
  name: required('Name is required.'),
  surname: required('Surname is required.'),
  email: pipe(
    string(),
    trim(),
    check((text) => emailAddress.test(text), 'Please enter a valid email.'),
  ),
  // No age is asked for (D-096), but half a date is not sent as none.
  dateOfBirth: pipe(
    required('Date of Birth is required.'),
    check((text) => text === '' || wholeDate.test(text), 'Enter the whole date.'),
  ),
  gradeId: required('Grade is required.'),
  isActive: boolean(),
});

export type LearnerEdit = InferOutput<typeof learnerEdit>;
export type LearnerEditField = keyof LearnerEdit;

/** A loaded record as the form shows it: what is not known yet is empty. */
export const learnerEditOf = (learner: {
  userName: string;
  name: string;
  surname: string;
  email: string | null;
  dateOfBirth: string | null;
  gradeId: string | null;
  isActive: boolean;
}): LearnerEdit => ({
  userName: learner.userName,
  name: learner.name,
  surname: learner.surname,
  email: learner.email ?? '',
  dateOfBirth: learner.dateOfBirth ?? '',
  gradeId: learner.gradeId ?? '',
  isActive: learner.isActive,
});

const fieldNames = Object.keys(learnerEdit.entries) as LearnerEditField[];

/** The fields that keep the form from being saved, in its order. */
export const unfinishedFields = (form: LearnerEdit): LearnerEditField[] =>
  fieldNames.filter((name) => !is(learnerEdit.entries[name], form[name]));
