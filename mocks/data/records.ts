/**
 * The records of the mock backend, flat on purpose: @mswjs/data turns nested members partial, and a flat
 * table is what a snapshot stores. Dates are ISO 8601 in UTC unless a member says otherwise.
 */
export const builtInRoles = [
  'Admin',
  'ContentAdmin',
  'Moderator',
  'Tutor',
  'Teatcher',
  'Parent',
  'Learner',
] as const;

/** A role that the contract knows, or one that an Admin made: those open nothing. */
export type Role = (typeof builtInRoles)[number] | (string & Record<never, never>);

export type QuestionType =
  | 'truefalse'
  | 'fillInTheBlanks'
  | 'questionSingleAnswer'
  | 'mcqSingleAnswer'
  | 'mcqMultiAnswer'
  | 'textAnswer';

export type Relationship = 'Father' | 'Mother' | 'Guardian';

export interface UserRecord {
  id: string;
  /** The effective role: always the first of `roles`. */
  role: Role;
  roles: string[];
  name: string;
  surname: string;
  /** Null for a learner whom a parent added, until somebody types one. */
  email: string | null;
  userName: string;
  /** Salted hash, see `mocks/rules/accounts/passwords.ts`; null as long as the account cannot sign in. Never leaves the data. */
  passwordHash: string | null;
  isActive: boolean;
  permissions: string[];
  /** `yyyy-MM-dd`, or null. */
  dateOfBirth: string | null;
  lastLoginDate: string | null;
  cellphoneNumber: string | null;
  whatsAppNumber: string | null;
  town: string | null;
  postalCode: string | null;
  /** Learners only. */
  gradeId: string | null;
  school: string | null;
  specialNotes: string | null;
}

/** A role that an Admin made; the built-in ones have no record. The id is its name. */
export interface RoleRecord {
  id: string;
}

/** One adult's link to one learner. */
export interface GuardianRecord {
  id: string;
  learnerId: string;
  parentId: string;
  relationship: Relationship;
  isPrimaryParent: boolean;
}

/** An invitation to follow a learner. Its token carries the id. */
export interface ParentInviteRecord {
  id: string;
  learnerId: string;
  email: string;
  relationship: Relationship;
  /** The account that had the address when it was invited, or null (D-173). */
  invitedUserId: string | null;
  expiresAtUtc: string;
  /** Set when it was accepted. A newer one, or the end of the learner's account, removes the record. */
  endedAtUtc: string | null;
}

export interface GradeRecord {
  id: string;
  title: string;
  description: string | null;
}

export interface TermRecord {
  id: string;
  title: string;
  description: string | null;
}

export interface SubjectRecord {
  id: string;
  gradeId: string;
  title: string;
  description: string | null;
  subjectGroup: string | null;
  subjectType: string | null;
}

export interface TopicRecord {
  id: string;
  subjectId: string;
  termId: string | null;
  title: string;
  description: string | null;
}

export interface ActivityRecord {
  id: string;
  topicId: string;
  title: string;
  description: string | null;
  /** `files/{fileId}`, or null. */
  mediaPath: string | null;
  lastModifiedUserId: string | null;
  isSuspended: boolean;
}

export interface QuestionRecord {
  id: string;
  activityId: string;
  type: QuestionType;
  /** The author's data as a JSON string: the answer key is in here. */
  data: string;
  /** From 0. */
  sortOrder: number;
  mediaPath: string | null;
}

export interface AttemptRecord {
  id: string;
  activityId: string;
  learnerId: string;
  /** From 1, per learner and activity. */
  attemptNumber: number;
  totalScore: number;
  activityTotalScore: number;
  /** JSON list of the marked questions as they were: {id, type, data, sortOrder, mediaPath}. */
  questions: string;
  createdAtUtc: string;
  /** The client's mark of the submission, or null. */
  idempotencyKey: string | null;
  /** Digest of what was submitted with the key, or null. */
  submissionDigest: string | null;
}

/** Answers that a learner saved and did not submit. */
export interface DraftRecord {
  /** `{learnerId}:{activityId}`. */
  id: string;
  learnerId: string;
  activityId: string;
  /** JSON list of {id, type, data} with the learner's members only. */
  answers: string;
}

export interface RefreshTokenRecord {
  /** The opaque token itself. */
  id: string;
  userId: string;
  expiresAtUtc: string;
}

export interface ResetTokenRecord {
  /** The opaque token of the link. */
  id: string;
  userId: string;
  email: string;
  expiresAtUtc: string;
  endedAtUtc: string | null;
}

export interface FileRecord {
  id: string;
  fileName: string;
  contentType: string;
  /** Name of the seed's file, or a data: URL of an uploaded one. */
  source: string;
}

export interface CampusRecord {
  id: string;
  name: string;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  contactNumber: string | null;
  isActive: boolean;
}

/** The seats that are taken are its bookings. */
export interface TrialSessionRecord {
  id: string;
  title: string;
  startTime: string;
  maxNumber: number;
  campusId: string;
}

export interface TrialInviteRecord {
  id: string;
  inviteTitle: string;
  /** Opaque, part of the link that is passed on. */
  token: string;
  validUntil: string;
  message: string | null;
  trialSessionIds: string[];
  emails: string[];
}

export interface BookingRecord {
  id: string;
  trialSessionId: string;
  fullName: string;
  contactNumber: string;
  email: string;
}

export interface ChangeSetRecord {
  id: string;
  entityType: 'Activity' | 'Question';
  entityId: string;
  status: 'Pending' | 'Approved' | 'Published' | 'Rejected';
  snapshotJson: string;
  patchJson: string;
  comment: string | null;
  submittedAtUtc: string;
  submittedByUserId: string;
  /** The role at the time of submitting: what a Learner submits comes without its key (D-137). */
  submittedByRole: Role;
  decidedAtUtc: string | null;
  decidedByUserId: string | null;
  reason: string | null;
}

/** An e-mail that a real server would have sent. */
export interface MailRecord {
  id: string;
  kind: 'password-reset' | 'parent-invite' | 'unlock-request' | 'trial-invite';
  to: string;
  subject: string;
  text: string;
  /** The address that the text leads to. */
  link: string;
  sentAtUtc: string;
}
