import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { GuardianRecord, UserRecord } from '../data/records.ts';
import { mayReadLearner } from '../rules/accounts/access.ts';
import { byPrimaryParent } from '../rules/accounts/guardianship.ts';
import { Forbidden, NotFound } from '../server/failure.ts';
import type { Actor } from '../server/tokens.ts';

/**
 * The learner of an id, when the actor may see that learner's records.
 *
 * @param also roles that may read every learner's, beside Admin
 * @throws Failure 404 or 403
 */
export function getLearnerOrThrow(
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

/** The learners who are in a grade now, inactive ones too. */
export const learnersOfGrade = (db: Db, gradeId: string): UserRecord[] =>
  db.users.where('gradeId', gradeId).filter(({ role }) => role === 'Learner');

/** A learner with the adults linked to them. By key throughout: a list of the school has 10,000 of these. */
export function toLearner(db: Db, learner: UserRecord): components['schemas']['Learner'] {
  const { id, userName, name, surname, dateOfBirth, isActive, gradeId, school, town, postalCode } = learner;
  return {
    id,
    userName,
    name,
    surname,
    email: learner.email,
    dateOfBirth,
    isActive,
    gradeId,
    gradeTitle: db.grades.get(gradeId)?.title ?? null,
    school,
    town,
    postalCode,
    specialNotes: learner.specialNotes,
    lastLoginDate: learner.lastLoginDate,
    parents: db.guardians
      .where('learnerId', id)
      .toSorted(byPrimaryParent)
      .map((link) => toParentEntry(db, link)),
  };
}

function toParentEntry(
  db: Db,
  { parentId, relationship, isPrimaryParent }: GuardianRecord,
): components['schemas']['ParentEntry'] {
  const { id, name, surname, email, lastLoginDate, cellphoneNumber, whatsAppNumber } =
    db.users.getOrThrow(parentId);
  return {
    id,
    name,
    surname,
    email,
    relationship,
    isPrimaryParent,
    lastLoginDate,
    cellphoneNumber,
    whatsAppNumber,
  };
}
