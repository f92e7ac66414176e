import { hashPassword } from '../../rules/accounts/passwords.ts';
import { recordAttempt } from '../../services/activities/attempts.ts';
import { createDb, type Snapshot } from '../db.ts';
import type { UserRecord } from '../models/accounts.ts';
import type { ActivityRecord, QuestionRecord } from '../models/curriculum.ts';
import type { SubscriptionRecord } from '../models/subscriptions.ts';
import { dataOfQuestion, type SeedActivity } from '../seed/content/seed-activity.ts';
import { dateOfBirth, toDateTime, midnight, type RelativeTime } from '../seed/relative-time.ts';
import { answersFor } from '../seed/results/answers.ts';
import { seed, type Seed } from '../seed/seed.ts';
import type { SeedSubscription } from '../seed/subscriptions.ts';
import { demoPassword, type SeedUser } from '../seed/users/users.ts';

/** All accounts share one salt, so that only one hash is computed. */
const seedSalt = 'springbyte-seed';

const inTwoWeeks: RelativeTime = { daysAgo: -14, minutesOfDay: 788 };

/** The demo data: the seed with dates relative to `now`, so that an active plan stays active. */
export async function defaultScenario(now: Date): Promise<Snapshot> {
  const source = seed();
  const db = createDb(await withoutAttempts(source, now));
  for (const attempt of source.attempts) {
    const seeded = source.activities.find(({ id }) => id === attempt.activityId);
    if (!seeded) throw new Error(`The seed has an attempt at ${attempt.activityId}, which does not exist.`);
    const answers = answersFor(seeded, attempt.answers);
    const given = Object.fromEntries(answers.map((answer, index) => [questionId(seeded, index), answer]));
    const submittedAt = new Date(toDateTime(now, attempt));
    recordAttempt(db, db.activities.getOrThrow(seeded.id), attempt.learnerId, given, submittedAt);
  }
  return db.dump();
}

async function withoutAttempts(source: Seed, now: Date): Promise<Snapshot> {
  const passwordHash = await hashPassword(demoPassword, seedSalt);
  const at = (time: RelativeTime) => toDateTime(now, time);
  const { roles, guardians, avatars, grades, terms, subjects, topics, plans, campuses, bookings } = source;
  return {
    users: source.users.map((user) => toUser(user, now, passwordHash)),
    roles,
    guardians,
    consents: source.consents.map(({ given, ...consent }) => ({ ...consent, givenAtUtc: at(given) })),
    avatars,
    parentInvites: source.parentInvites.map(({ expires, ...invite }) => ({
      ...invite,
      expiresAtUtc: at(expires),
      endedAtUtc: null,
    })),
    grades,
    terms,
    subjects,
    topics,
    activities: source.activities.map(toActivityRecord),
    questions: source.activities.flatMap(toQuestionRecords),
    attempts: [],
    drafts: [],
    plans,
    promotions: source.promotions.map(({ start, end, ...promotion }) => ({
      ...promotion,
      startDate: at(start),
      endDate: at(end),
    })),
    subscriptions: source.subscriptions.map((subscription) => toSubscription(subscription, now)),
    payments: [],
    // Lwazi's session on another device, used by the example of the contract.
    refreshTokens: [{ id: 'rft-lwazi-1', userId: 'lrn-lwazi', expiresAtUtc: at(inTwoWeeks) }],
    impersonations: [],
    resetTokens: source.resetTokens.map(({ expiresInMinutes, ...token }) => ({
      ...token,
      expiresAtUtc: new Date(now.getTime() + expiresInMinutes * 60_000).toISOString(),
      endedAtUtc: null,
    })),
    files: source.files.map(({ id, fileName, contentType }) => ({ id, fileName, contentType, source: id })),
    campuses,
    trialSessions: source.trialSessions.map(({ start, ...session }) => ({
      ...session,
      startTime: at(start),
    })),
    trialInvites: source.trialInvites.map(({ ends, ...invite }) => ({ ...invite, validUntil: at(ends) })),
    bookings,
    changeSets: source.changeSets.map(({ submitted, decided, ...changeSet }) => ({
      ...changeSet,
      submittedAtUtc: at(submitted),
      decidedAtUtc: decided && at(decided),
    })),
    mails: [],
    requests: [],
    counters: [],
  };
}

function toUser(
  { born, lastLogin, phone, isNameHidden = false, ...user }: SeedUser,
  now: Date,
  passwordHash: string,
): UserRecord {
  return {
    ...user,
    roles: [user.role],
    passwordHash,
    passwordReplacedAtUtc: null,
    dateOfBirth: dateOfBirth(now, born),
    lastLoginDate: lastLogin && toDateTime(now, lastLogin),
    cellphoneNumber: phone ?? null,
    whatsAppNumber: phone ?? null,
    specialNotes: null,
    isNameHidden,
  };
}

const mediaPath = (fileId: string | undefined): string | null =>
  fileId === undefined ? null : `files/${fileId}`;

const toActivityRecord = ({ id, topicId, title, description, media }: SeedActivity): ActivityRecord => ({
  id,
  topicId,
  title,
  description,
  mediaPath: mediaPath(media),
  lastModifiedUserId: null,
  savedAtUtc: null,
  savedByUserId: null,
  isSuspended: false,
});

const questionId = (activity: SeedActivity, index: number): string =>
  `${activity.id.replace(/^act-/, 'que-')}-${index + 1}`;

const toQuestionRecords = (activity: SeedActivity): QuestionRecord[] =>
  activity.questions.map((question, index) => ({
    id: questionId(activity, index),
    activityId: activity.id,
    type: question.type,
    data: JSON.stringify(dataOfQuestion(question)),
    sortOrder: index,
    mediaPath: mediaPath(question.media),
    savedAtUtc: null,
    savedByUserId: null,
  }));

function toSubscription(subscription: SeedSubscription, now: Date): SubscriptionRecord {
  const { id, learnerId, planId, price, startedDaysAgo, endsInDays, payerId } = subscription;
  return {
    id,
    learnerId,
    planId,
    price,
    startDate: midnight(now, startedDaysAgo).toISOString(),
    termStartDate: midnight(now, startedDaysAgo).toISOString(),
    amountPaid: price,
    vatRatePercent: 15,
    expirationDate: midnight(now, -endsInDays).toISOString(),
    autoRenew: payerId !== null,
    payerId,
  };
}
