import type { components } from '#api/contract.gen.ts';
import type { builtInRoles } from '../../rules/accounts/roles.ts';
import { boolean, id, text, textList, textOrNull, type RecordOf } from './columns.ts';

/** A built-in role, or one that an Admin has created, which grants no access. */
export type Role = (typeof builtInRoles)[number] | (string & Record<never, never>);

export type Relationship = 'Father' | 'Mother' | 'Guardian';

export const users = {
  id: id(),
  /** The effective role: always the first of `roles`. */
  role: text<Role>(),
  roles: textList(),
  name: text(),
  surname: text(),
  /** Null for a learner whom a parent has added, until an email is entered. */
  email: textOrNull(),
  userName: text(),
  /** Salted hash, see `mocks/rules/accounts/passwords.ts`; null while the account cannot sign in. Never returned. */
  passwordHash: textOrNull(),
  /** Tokens issued earlier are invalid; null if the password was never replaced. */
  passwordReplacedAtUtc: textOrNull(),
  isActive: boolean(),
  permissions: textList(),
  /** `yyyy-MM-dd`. */
  dateOfBirth: textOrNull(),
  lastLoginDate: textOrNull(),
  cellphoneNumber: textOrNull(),
  whatsAppNumber: textOrNull(),
  town: textOrNull(),
  postalCode: textOrNull(),
  gradeId: textOrNull(),
  school: textOrNull(),
  specialNotes: textOrNull(),
  /** Whether leaderboards hide the name from classmates and other families (D-243). */
  isNameHidden: boolean(),
};
export type UserRecord = RecordOf<typeof users>;

/** A role that an Admin has created; the built-in ones have no record. The id is its name. */
export const roles = { id: id() };
export type RoleRecord = RecordOf<typeof roles>;

export const guardians = {
  id: id(),
  learnerId: text(),
  parentId: text(),
  relationship: text<Relationship>(),
  isPrimaryParent: boolean(),
};
export type GuardianRecord = RecordOf<typeof guardians>;

/** A parent's consent to add a learner (D-243). The id is the learner's. */
export const consents = {
  id: id(),
  givenById: text(),
  /** The adult's name at that time, because the account may be deleted. */
  givenByName: text(),
  givenAtUtc: text(),
  wordingVersion: text(),
};
export type ConsentRecord = RecordOf<typeof consents>;

type Avatar = components['schemas']['Avatar'];

/** The picture that a learner has chosen (D-243). The id is the learner's. */
export const avatars = {
  id: id(),
  skin: text<Avatar['skin']>(),
  hair: text<Avatar['hair']>(),
  hairColour: text<Avatar['hairColour']>(),
  headscarfColour: text<Avatar['headscarfColour']>(),
  glasses: text<Avatar['glasses']>(),
  hoodie: text<Avatar['hoodie']>(),
  mascotHoodie: text<Avatar['mascotHoodie']>(),
};
export type AvatarRecord = RecordOf<typeof avatars>;

/** An invitation to follow a learner. Its token contains the id. */
export const parentInvites = {
  id: id(),
  learnerId: text(),
  email: text(),
  relationship: text<Relationship>(),
  /** The sender; the invitation is valid while this user may invite for the learner. */
  invitedById: text(),
  /** The account that had the email when it was invited, or null (D-173). */
  invitedUserId: textOrNull(),
  expiresAtUtc: text(),
  /** Set on acceptance. An invitation that ends in another way has no record. */
  endedAtUtc: textOrNull(),
};
export type ParentInviteRecord = RecordOf<typeof parentInvites>;

export const refreshTokens = {
  id: id(),
  userId: text(),
  expiresAtUtc: text(),
};
export type RefreshTokenRecord = RecordOf<typeof refreshTokens>;

/** An access token for acting as a learner, valid while the adult may do so. A new password of the adult removes it. */
export const impersonations = {
  id: id(),
  adultId: text(),
  learnerId: text(),
  expiresAtUtc: text(),
};
export type ImpersonationRecord = RecordOf<typeof impersonations>;

export const resetTokens = {
  id: id(),
  userId: text(),
  email: text(),
  expiresAtUtc: text(),
  endedAtUtc: textOrNull(),
};
export type ResetTokenRecord = RecordOf<typeof resetTokens>;
