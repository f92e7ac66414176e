import type { SuccessOf } from '../kit/client.ts';

type Learner = SuccessOf<'getLearner'>;

/**
 * The required properties of an update, with their current values. `school` and the other optional properties are left
 * out.
 *
 * @param email the email address of the learner, which an update requires
 * @param gradeId for a learner who has no grade yet
 */
export const recordOf = (learner: Learner, email: string, gradeId = learner.gradeId ?? '') => ({
  id: learner.id,
  userName: learner.userName,
  name: learner.name,
  surname: learner.surname,
  email,
  dateOfBirth: learner.dateOfBirth ?? '',
  isActive: learner.isActive,
  gradeId,
});
