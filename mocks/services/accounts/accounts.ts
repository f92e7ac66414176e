import { normalizePhoneNumbers } from '#mocks/rules/accounts/user-details.ts';
import { normalizeIgnoringCase } from '#openapi/rules/text.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { freeUserName, isSameLogin } from '../../rules/accounts/logins.ts';
import { Conflict } from '../../rules/failure.ts';

export function findByLogin(db: Db, login: string): UserRecord | undefined {
  return db.users.all().find((user) => isSameLogin(user.userName, login) || isSameLogin(user.email, login));
}

export const findByEmail = (db: Db, email: string): UserRecord | undefined =>
  db.users.all().find((user) => isSameLogin(user.email, email));

/** Whether an account other than `exceptId` has this email or user name. */
export const isLoginTaken = (db: Db, login: string, exceptId?: string): boolean =>
  db.users
    .all()
    .some(
      (user) => user.id !== exceptId && (isSameLogin(user.userName, login) || isSameLogin(user.email, login)),
    );

/** @throws Failure 409 when another account has it as email or user name; the message differs by screen (D-120) */
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

export function createAccount(
  db: Db,
  randomId: (prefix: string) => string,
  properties: Pick<UserRecord, 'role' | 'name' | 'surname'> & Partial<Omit<UserRecord, 'id' | 'roles'>>,
): UserRecord {
  const { role, name, surname } = properties;
  // Collect the logins once: a common name has many candidates, and each would search all accounts.
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

export function endSessions(db: Db, userId: string): void {
  db.refreshTokens.removeWhere('userId', [userId]);
  // The adult's `passwordReplacedAtUtc` does not end these tokens, because they belong to the learner.
  db.impersonations.removeWhere('adultId', [userId]);
}

/** Called for a newer link, a new password or a new email. */
export function endResetLinks(db: Db, userId: string, now: Date): void {
  for (const { id, endedAtUtc } of db.resetTokens.where('userId', userId)) {
    if (endedAtUtc === null) db.resetTokens.update(id, { endedAtUtc: now.toISOString() });
  }
}
