import { normalizeIgnoringCase } from '#openapi/rules/text.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { freeUserName, isSameLogin } from '../../rules/accounts/logins.ts';
import { normalizePhoneNumbers } from '../../rules/accounts/people.ts';
import { Conflict } from '../../rules/failure.ts';

/** The account with this email or user name. */
export function findByLogin(db: Db, login: string): UserRecord | undefined {
  return db.users.all().find((user) => isSameLogin(user.userName, login) || isSameLogin(user.email, login));
}

/** The account with this email. */
export const findByEmail = (db: Db, email: string): UserRecord | undefined =>
  db.users.all().find((user) => isSameLogin(user.email, email));

/** Whether an account other than `exceptId` has this email or user name. */
export const isLoginTaken = (db: Db, login: string, exceptId?: string): boolean =>
  db.users
    .all()
    .some(
      (user) => user.id !== exceptId && (isSameLogin(user.userName, login) || isSameLogin(user.email, login)),
    );

/** @throws Failure 409 when another account has the email; the message differs by screen (D-120) */
export function requireEmailAvailable(
  db: Db,
  email: string,
  exceptId?: string,
  message = 'This email is already registered.',
): void {
  if (!isLoginTaken(db, email, exceptId)) return;
  throw new Conflict(message, 'email-in-use', { email: [message] });
}

const defaults = {
  email: null,
  passwordHash: null,
  passwordReplacedAtUtc: null,
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
  isNameHidden: false,
};

/** Creates an account with a user name of its own. */
export function createAccount(
  db: Db,
  randomId: (prefix: string) => string,
  properties: Pick<UserRecord, 'role' | 'name' | 'surname'> & Partial<Omit<UserRecord, 'id' | 'roles'>>,
): UserRecord {
  const { role, name, surname } = properties;
  // Collected once: a common name has many candidates, and each would search all accounts.
  const taken = new Set(
    db.users.all().flatMap(({ userName, email }) => [userName, email ?? ''].map(normalizeIgnoringCase)),
  );
  return db.users.insert({
    ...defaults,
    userName: freeUserName(name, surname, (candidate) => taken.has(candidate)),
    ...normalizePhoneNumbers(properties),
    id: randomId(role === 'Learner' ? 'lrn' : 'usr'),
    roles: [role],
  });
}

/** Gives an account a new password, with which everything ends that came from the old one: sessions and reset links. */
export function replacePassword(
  db: Db,
  userId: string,
  login: Pick<UserRecord, 'passwordHash'> & Partial<Pick<UserRecord, 'userName'>>,
  now: Date,
): void {
  db.users.update(userId, { ...login, passwordReplacedAtUtc: now.toISOString() });
  endSessions(db, userId);
  endResetLinks(db, userId, now);
}

/** Revokes what an account's sessions hold beside access tokens: after a new password, or at the end of the account. */
export function endSessions(db: Db, userId: string): void {
  db.refreshTokens.removeWhere('userId', [userId]);
  // The tokens with which the adult acts as a learner are the learner's: `passwordReplacedAtUtc` does not end them.
  db.impersonations.removeWhere('adultId', [userId]);
}

/** Makes reset links that were sent stop working: after a newer one, a new password, or a new email. */
export function endResetLinks(db: Db, userId: string, now: Date): void {
  for (const { id, endedAtUtc } of db.resetTokens.where('userId', userId)) {
    if (endedAtUtc === null) db.resetTokens.update(id, { endedAtUtc: now.toISOString() });
  }
}
