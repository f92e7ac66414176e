import { isSameLogin } from '../../rules/accounts/logins.ts';
import { toLearner } from '../../serializers/learner.ts';
import { Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, requireEmailAvailable } from '../../services/accounts/accounts.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { endLostRights } from '../../services/accounts/lost-rights.ts';

/** Role, permissions and password are never changed here (D-214): the contract's body does not have them. */
export const updateLearner = operation('updateLearner', ({ body, actor, db, now }) => {
  const learner = getLearnerOrThrow(db, actor, body.id);
  const grade = db.grades.getOrThrow(body.gradeId);
  if (body.userName !== learner.userName) {
    throw new Invalid({ userName: ['The user name cannot be changed here.'] });
  }
  if (actor.role === 'Learner' && body.isActive !== learner.isActive) {
    throw new Invalid({ isActive: ['Learners cannot change this themselves.'] });
  }
  requireEmailAvailable(db, body.email, learner.id);
  if (!isSameLogin(body.email, learner.email)) endResetLinks(db, learner.id, now);

  const { name, surname, email, dateOfBirth, isActive } = body;
  // Missing properties stay as they are; null clears them (D-092).
  const {
    school = learner.school,
    town = learner.town,
    postalCode = learner.postalCode,
    specialNotes = learner.specialNotes,
  } = body;
  const personal = { name, surname, email, dateOfBirth, isActive };
  const details = { school, town, postalCode, specialNotes };
  const changed = db.users.update(learner.id, { ...personal, ...details, gradeId: grade.id });
  endLostRights(db, learner.id, now);
  return ok(toLearner(db, changed));
});
