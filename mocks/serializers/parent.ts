import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { UserRecord } from '../data/models/accounts.ts';
import { learnersOfParent } from '../data/queries/learners.ts';

type Schemas = components['schemas'];

export function toParentProfile(db: Db, parent: UserRecord): Schemas['ParentProfile'] {
  const { name, surname, email, whatsAppNumber, cellphoneNumber, town, postalCode } = parent;
  const learnerCount = learnersOfParent(db, parent.id).length;
  return { name, surname, email, whatsAppNumber, cellphoneNumber, town, postalCode, learnerCount };
}

export function toParentWithLearners(db: Db, parent: UserRecord): Schemas['ParentWithLearners'] {
  const { id, name, surname, email, cellphoneNumber, whatsAppNumber } = parent;
  const learners = learnersOfParent(db, id).map((learner) => toLinkedLearner(db, learner));
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
