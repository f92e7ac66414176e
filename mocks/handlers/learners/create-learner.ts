import { fullName } from '#mocks/rules/accounts/user-details.ts';
import { toLearner } from '../../serializers/learner.ts';
import { created, operation } from '../../server/operation.ts';
import { createAccount } from '../../services/accounts/accounts.ts';
import { linkParent } from '../../services/guardians.ts';

/** The learner can sign in after `setLearnerLogin` (D-227). */
export const createLearner = operation('createLearner', ({ body, actor, db, now, randomId }) => {
  const { name, surname, dateOfBirth, relationship, gradeId = null, role } = body;
  if (gradeId !== null) db.grades.getOrThrow(gradeId);
  const learner = createAccount(db, randomId, { role, name, surname, dateOfBirth, gradeId });
  // An Admin is not linked to the learner, and gives no consent.
  if (actor.role === 'Parent') {
    if (body.consent) {
      db.consents.insert({
        id: learner.id,
        givenById: actor.id,
        givenByName: fullName(actor.user),
        givenAtUtc: now.toISOString(),
        wordingVersion: body.consent.wordingVersion,
      });
    }
    linkParent(db, randomId, { learnerId: learner.id, parentId: actor.id, relationship });
  }
  return created(toLearner(db, learner));
});
