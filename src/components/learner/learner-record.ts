import { boolean, object, type InferOutput } from 'valibot';
import { userNameLimit } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { dateOfBirth, email, personName, requiredText } from '#components/form/field-rules.ts';

/** The schema of a learner's record, with the prescribed messages (VAL-008, VAL-009). */
export const learnerRecord = object({
  userName: requiredText('Username is required.', userNameLimit),
  ...personName,
  email: email('Please enter a valid email.'),
  dateOfBirth: dateOfBirth('Enter the whole date.', 'Date of Birth is required.'),
  gradeId: requiredText('Grade is required.'),
  isActive: boolean(),
  /** Only adults edit this property (D-243). */
  isNameHidden: boolean(),
});

/**
 * Returns the request body: the whole record with a change, including properties without a field (D-092). Excludes the
 * avatar, which another form edits, and `isNameHidden`, which a server may not support.
 */
export const recordUpdate = <Change extends object>(
  { avatar: _avatar, isNameHidden: _isNameHidden, ...learner }: Learner,
  change: Change,
) => ({ ...learner, ...change });

/** Returns the request body for the values of the form; `isNameHidden` only if it changed. */
export function learnerUpdate(
  learner: Learner,
  { isNameHidden, ...values }: InferOutput<typeof learnerRecord>,
) {
  const isChanged = learner.isNameHidden !== undefined && learner.isNameHidden !== isNameHidden;
  return recordUpdate(learner, { ...values, ...(isChanged && { isNameHidden }) });
}
