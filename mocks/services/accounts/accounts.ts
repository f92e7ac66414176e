import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/records.ts';
import { comparable, freeUserName } from '../../rules/accounts/user-names.ts';
import { Failure } from '../../server/failure.ts';

/** Whether an account other than `exceptId` signs in with this text, as e-mail address or user name. */
export function isNameTaken(db: Db, text: string, exceptId?: string): boolean {
  const wanted = comparable(text);
  return db.users
    .all()
    .some(
      (user) =>
        user.id !== exceptId &&
        (comparable(user.userName) === wanted || (user.email !== null && comparable(user.email) === wanted)),
    );
}

/** @throws Failure 409 when another account has the address; the message differs by screen (D-120) */
export function requireFreeEmail(
  db: Db,
  email: string,
  exceptId?: string,
  message = 'This email is already registered.',
): void {
  if (isNameTaken(db, email, exceptId)) throw new Failure(409, message, { errors: { email: [message] } });
}

/** What nobody has told us about a new account. */
const unknown = {
  email: null,
  passwordHash: null,
  isActive: true,
  permissions: [],
  dateOfBirth: null,
  lastLoginDate: null,
  cellphoneNumber: null,
  whatsAppNumber: null,
  town: null,
  postalCode: null,
  gradeId: null,
  school: null,
  specialNotes: null,
};

/** A new account with a user name of its own; everything that is not given is unknown. */
export function createAccount(
  db: Db,
  randomId: (prefix: string) => string,
  given: Pick<UserRecord, 'role' | 'name' | 'surname'> & Partial<Omit<UserRecord, 'id' | 'roles'>>,
): UserRecord {
  return db.users.insert({
    ...unknown,
    userName: freeUserName(given.name, given.surname, (candidate) => isNameTaken(db, candidate)),
    ...given,
    id: randomId(given.role === 'Learner' ? 'lrn' : 'usr'),
    roles: [given.role],
  });
}

/** Ends every session that could be renewed: after a reset, a new login, or the end of the account. */
export function endSessions(db: Db, userId: string): void {
  for (const { id } of db.refreshTokens.where('userId', userId)) db.refreshTokens.remove(id);
}

/** Reset links that were sent stop working: after a newer one, a reset, or another address. */
export function endResetLinks(db: Db, userId: string, now: Date): void {
  for (const { id, endedAtUtc } of db.resetTokens.where('userId', userId)) {
    if (endedAtUtc === null) db.resetTokens.update(id, { endedAtUtc: now.toISOString() });
  }
}
