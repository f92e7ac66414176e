import { boolean, object } from 'valibot';
import { dateOfBirth, email, requiredText } from '#components/form/field-rules.ts';

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
