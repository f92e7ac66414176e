import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { isSameLogin } from '../../rules/accounts/logins.ts';
import { requireNothingRemoved } from '../../rules/accounts/user-details.ts';
import { Invalid } from '../../rules/failure.ts';
import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, requireEmailAvailable } from '../../services/accounts/accounts.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { endLostRights } from '../../services/accounts/lost-rights.ts';

type Avatar = components['schemas']['Avatar'];

/** The contract's body has no role, permissions or password (D-214). */
export const updateLearner = operation('updateLearner', ({ body, actor, db, now }) => {
  const learner = getLearnerOrThrow(db, actor, body.id);
  // A change of only the avatar does not require the rest of the record.
  if (!('userName' in body)) {
    saveAvatar(db, learner.id, body.avatar);
    return ok(toLearner(db, learner));
  }
  const { gradeId } = body;
  if (gradeId !== null) db.grades.getOrThrow(gradeId);
  if (body.userName !== learner.userName) {
    throw new Invalid({ userName: ['The user name cannot be changed here.'] });
  }
  if (actor.role === 'Learner') requireAdultPropertiesUnchanged(body, learner);
  const { name, surname, email, dateOfBirth, isActive } = body;
  requireNothingRemoved(learner, { email, dateOfBirth, gradeId });
  if (email !== null) requireEmailAvailable(db, email, learner.id);
  if (!isSameLogin(email, learner.email)) endResetLinks(db, learner.id, now);

  // Missing properties do not change; null clears them (D-092).
  const {
    school = learner.school,
    town = learner.town,
    postalCode = learner.postalCode,
    specialNotes = learner.specialNotes,
    isNameHidden = learner.isNameHidden,
  } = body;
  const personal = { name, surname, email, dateOfBirth, isActive };
  const details = { school, town, postalCode, specialNotes, isNameHidden };
  const changed = db.users.update(learner.id, { ...personal, ...details, gradeId });
  saveAvatar(db, learner.id, body.avatar);
  endLostRights(db, learner.id, now);
  return ok(toLearner(db, changed));
});

/** Undefined keeps the avatar; null removes it. */
function saveAvatar(db: Db, learnerId: string, avatar: Avatar | null | undefined): void {
  if (avatar === null) db.avatars.remove(learnerId);
  else if (avatar) db.avatars.upsert({ id: learnerId, ...avatar });
}

/** @throws Failure 400 when a learner changes a property that only adults may change */
function requireAdultPropertiesUnchanged(
  body: components['schemas']['LearnerUpdate'],
  learner: UserRecord,
): void {
  const { isActive, isNameHidden = learner.isNameHidden } = body;
  const reasons = ['Learners cannot change this themselves.'];
  const errors = {
    ...(isActive !== learner.isActive && { isActive: reasons }),
    ...(isNameHidden !== learner.isNameHidden && { isNameHidden: reasons }),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
