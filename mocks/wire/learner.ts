import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { UserRecord } from '../data/records.ts';
import { Forbidden, NotFound } from '../failure.ts';
import { mayReadLearner } from '../rules/access.ts';
import type { Actor } from '../tokens.ts';

/**
 * The learner of an id, when the actor may see that learner's records.
 *
 * @param also roles that may read every learner's, beside Admin
 * @throws Failure 404 or 403
 */
export function needLearner(
  db: Db,
  actor: Actor,
  learnerId: string,
  also: readonly string[] = [],
): UserRecord {
  const learner = db.users.get(learnerId);
  const parentIds = db.guardians.where('learnerId', learnerId).map((guardian) => guardian.parentId);
  if (!mayReadLearner(actor, learnerId, parentIds, also)) throw new Forbidden();
  if (learner?.role !== 'Learner') throw new NotFound('Learner');
  return learner;
}

/** A learner with the adults linked to them. */
export function toLearner(db: Db, learner: UserRecord): components['schemas']['Learner'] {
  const { id, userName, name, surname, dateOfBirth, isActive, gradeId, school, town, postalCode } = learner;
  return {
    id,
    userName,
    name,
    surname,
    email: learner.email === '' ? null : learner.email,
    dateOfBirth,
    isActive,
    gradeId,
    gradeTitle: db.grades.get(gradeId)?.title ?? null,
    school,
    town,
    postalCode,
    specialNotes: null,
    lastLoginDate: learner.lastLoginDate,
    parents: db.guardians.where('learnerId', id).map(({ parentId, relationship, isPrimaryParent }) => {
      const parent = db.users.need(parentId);
      return {
        id: parent.id,
        name: parent.name,
        surname: parent.surname,
        email: parent.email,
        relationship,
        isPrimaryParent,
        lastLoginDate: parent.lastLoginDate,
        cellphoneNumber: null,
        whatsAppNumber: null,
      };
    }),
  };
}
