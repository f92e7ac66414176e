import { boolean, object, type InferOutput } from 'valibot';
import { dateOfBirth, email, requiredText } from '../form/field-rules.ts';

/** A learner's record as it is edited, with its literal messages (VAL-008, VAL-009). */
export const learnerRecord = object({
  userName: requiredText('Username is required.'),
  name: requiredText('Name is required.'),
  surname: requiredText('Surname is required.'),
  email: email('Please enter a valid email.'),
  dateOfBirth: dateOfBirth('Enter the whole date.', 'Date of Birth is required.'),
  gradeId: requiredText('Grade is required.'),
  isActive: boolean(),
});

export type LearnerRecord = InferOutput<typeof learnerRecord>;

/** A loaded record as the form shows it: what is not known yet is empty. */
export const learnerRecordOf = (learner: {
  userName: string;
  name: string;
  surname: string;
  email: string | null;
  dateOfBirth: string | null;
  gradeId: string | null;
  isActive: boolean;
}): LearnerRecord => ({
  userName: learner.userName,
  name: learner.name,
  surname: learner.surname,
  email: learner.email ?? '',
  dateOfBirth: learner.dateOfBirth ?? '',
  gradeId: learner.gradeId ?? '',
  isActive: learner.isActive,
});
