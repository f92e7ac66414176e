import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { UserRecord } from '../data/records.ts';
import { byName } from '../rules/activities/ranking.ts';

type Schemas = components['schemas'];

/** A parent with a line for each linked learner. Somebody who is no Learner any more is none of them. */
export function toParentWithLearners(db: Db, parent: UserRecord): Schemas['ParentWithLearners'] {
  const { id, name, surname, email, cellphoneNumber, whatsAppNumber } = parent;
  const learners = db.guardians
    .where('parentId', id)
    .map(({ learnerId }) => db.users.getOrThrow(learnerId))
    .filter(({ role }) => role === 'Learner')
    .toSorted(byName)
    .map((learner) => toLinkedLearner(db, learner));
  return { id, name, surname, email, cellphoneNumber, whatsAppNumber, learners };
}

const toLinkedLearner = (
  db: Db,
  { name, surname, email, gradeId, lastLoginDate }: UserRecord,
): Schemas['LinkedLearner'] => ({
  name,
  surname,
  email,
  gradeTitle: db.grades.get(gradeId)?.title ?? null,
  lastLoginDate,
});
