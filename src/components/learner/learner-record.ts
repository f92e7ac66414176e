import { boolean, object, type InferOutput } from 'valibot';
import { userNameLimit } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { dateOfBirth, email, personName, requiredText } from '#components/form/field-rules.ts';

/** A learner's record as it is edited, with its literal messages (VAL-008, VAL-009). */
export const learnerRecord = object({
  userName: requiredText('Username is required.', userNameLimit),
  ...personName,
  email: email('Please enter a valid email.'),
  dateOfBirth: dateOfBirth('Enter the whole date.', 'Date of Birth is required.'),
  gradeId: requiredText('Grade is required.'),
  isActive: boolean(),
  /** Only adults have a field for it (D-243). */
  isNameHidden: boolean(),
});

/**
 * The whole record goes back, with what has no field in the form (D-092), except what somebody else may have changed
 * meanwhile: the learner's picture has a form of its own, and whether the name is hidden goes along only with a change.
 * A server that cannot hide names is not asked to.
 */
export function learnerUpdate(
  { avatar: _kept, isNameHidden: wasNameHidden, ...learner }: Learner,
  { isNameHidden, ...values }: InferOutput<typeof learnerRecord>,
) {
  const isChanged = wasNameHidden !== undefined && wasNameHidden !== isNameHidden;
  return { ...learner, ...values, ...(isChanged && { isNameHidden }) };
}
