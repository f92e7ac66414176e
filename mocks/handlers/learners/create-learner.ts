import { toLearner } from '../../serializers/learner.ts';
import { created, operation } from '../../server/operation.ts';
import { createAccount } from '../../services/accounts/accounts.ts';
import { linkParent } from '../../services/accounts/guardians.ts';

/** Without email and password: the learner can sign in once `setLearnerLogin` has been called (D-227). */
export const createLearner = operation('createLearner', ({ body, actor, db, randomId }) => {
  const { name, surname, dateOfBirth, relationship, gradeId = null, role } = body;
  if (gradeId !== null) db.grades.getOrThrow(gradeId);
  const learner = createAccount(db, randomId, { role, name, surname, dateOfBirth, gradeId });
  // An Admin adds learners for others.
  if (actor.role === 'Parent') {
    linkParent(db, randomId, { learnerId: learner.id, parentId: actor.id, relationship });
  }
  return created(toLearner(db, learner));
});
