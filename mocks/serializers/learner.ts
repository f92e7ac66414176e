import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { AvatarRecord, ConsentRecord, GuardianRecord, UserRecord } from '../data/models/accounts.ts';
import { byPrimaryParent } from '../rules/accounts/guardianship.ts';

/** Uses only look-ups by key, because a list may have 10,000 learners. */
export function toLearner(db: Db, learner: UserRecord): components['schemas']['Learner'] {
  const { id, userName, name, surname, dateOfBirth, isActive, gradeId, school, town, postalCode } = learner;
  const consent = db.consents.get(id);
  const avatar = db.avatars.get(id);
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
    isNameHidden: learner.isNameHidden,
    lastLoginDate: learner.lastLoginDate,
    parents: db.guardians
      .where('learnerId', id)
      .toSorted(byPrimaryParent)
      .map((link) => toLinkedAdult(db, link)),
    ...(consent && { consent: toConsent(consent) }),
    ...(avatar && { avatar: toAvatar(avatar) }),
  };
}

const toConsent = ({
  givenById,
  givenByName,
  givenAtUtc,
  wordingVersion,
}: ConsentRecord): components['schemas']['Consent'] => ({
  givenById,
  givenByName,
  givenAtUtc,
  wordingVersion,
});

const toAvatar = ({
  skin,
  hair,
  hairColour,
  headscarfColour,
  glasses,
  hoodie,
  mascotHoodie,
}: AvatarRecord): components['schemas']['Avatar'] => ({
  skin,
  hair,
  hairColour,
  headscarfColour,
  glasses,
  hoodie,
  mascotHoodie,
});

function toLinkedAdult(
  db: Db,
  { parentId, relationship, isPrimaryParent }: GuardianRecord,
): components['schemas']['LinkedAdult'] {
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
