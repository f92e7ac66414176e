/**
 * The records of the mock backend, flat on purpose: @mswjs/data turns nested members partial, and a flat
 * table is what a snapshot stores. Dates are ISO 8601 in UTC unless a member says otherwise.
 */
export type Role = 'Admin' | 'ContentAdmin' | 'Moderator' | 'Tutor' | 'Teatcher' | 'Parent' | 'Learner';

export type QuestionType =
  | 'truefalse'
  | 'fillInTheBlanks'
  | 'questionSingleAnswer'
  | 'mcqSingleAnswer'
  | 'mcqMultiAnswer'
  | 'textAnswer';

export interface UserRecord {
  id: string;
  role: Role;
  name: string;
  surname: string;
  email: string;
  userName: string;
  /** Salted hash, see `mocks/rules/passwords.ts`; never leaves the data. */
  passwordHash: string;
  isActive: boolean;
  permissions: string[];
  /** `yyyy-MM-dd`, or null. */
  dateOfBirth: string | null;
  lastLoginDate: string | null;
  /** Learners only. */
  gradeId: string | null;
  school: string | null;
  town: string | null;
  postalCode: string | null;
}

/** One adult's link to one learner. */
export interface GuardianRecord {
  id: string;
  learnerId: string;
  parentId: string;
  relationship: 'Father' | 'Mother' | 'Guardian';
  isPrimaryParent: boolean;
}

export interface GradeRecord {
  id: string;
  title: string;
  description: string;
}

export interface TermRecord {
  id: string;
  title: string;
  description: string;
}

export interface SubjectRecord {
  id: string;
  gradeId: string;
  title: string;
  description: string;
  subjectGroup: string;
  subjectType: string;
}

export interface TopicRecord {
  id: string;
  subjectId: string;
  termId: string | null;
  title: string;
  description: string;
}

export interface ActivityRecord {
  id: string;
  topicId: string;
  title: string;
  description: string | null;
  /** `files/{fileId}`, or null. */
  mediaPath: string | null;
  lastModifiedUserId: string | null;
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

export interface PlanRecord {
  id: string;
  planName: string;
  price: number;
  currency: string;
  durationDays: number;
  /** Which parts a plan opens: CAPSAccess, ClassesAccess, UnlocksUsageLimit. */
  entitlements: string[];
  status: 0 | 1 | 2;
}

export interface SubscriptionRecord {
  id: string;
  learnerId: string;
  planId: string;
  startDate: string;
  expirationDate: string;
  autoRenew: boolean;
}

export interface RefreshTokenRecord {
  /** The opaque token itself. */
  id: string;
  userId: string;
  expiresAtUtc: string;
}

export interface FileRecord {
  id: string;
  fileName: string;
  contentType: string;
  /** Name of the seed's file, or a data: URL of an uploaded one. */
  source: string;
}
