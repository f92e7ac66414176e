import { hashPassword } from '../rules/passwords.ts';
import { recordAttempt } from '../wire/attempt.ts';
import { createDb, type World } from './db.ts';
import type { ActivityRecord, QuestionRecord, SubscriptionRecord, UserRecord } from './records.ts';
import { answersFor } from './seed/answers.ts';
import type { SeedActivity } from './seed/content/seed-activity.ts';
import { dateOfBirth, instantOf, midnight } from './seed/moment.ts';
import { everyonesPassword, type SeedPerson } from './seed/people.ts';
import { seed, type Seed } from './seed/seed.ts';
import type { SeedSubscription } from './seed/subscriptions.ts';

/** The named variants of the demo world. */
export type WorldName = 'default';

/** One salt for the whole seed: hashing once is enough for everyone, and the ids stay the same everywhere. */
const seedSalt = 'springbyte-seed';

/**
 * A world as it is at the start: the seed's offsets become dates counted from `now`, so that an active plan is
 * active whenever someone starts the demo.
 */
export async function loadWorld(_name: WorldName, now: Date): Promise<World> {
  const source = seed();
  const db = createDb(await withoutAttempts(source, now));
  for (const attempt of source.attempts) {
    const seeded = source.activities.find(({ id }) => id === attempt.activityId);
    if (!seeded) throw new Error(`The seed has an attempt at ${attempt.activityId}, which does not exist.`);
    const answers = answersFor(seeded, attempt.answers);
    const given = Object.fromEntries(answers.map((answer, index) => [questionId(seeded, index), answer]));
    const submittedAt = new Date(instantOf(now, attempt));
    recordAttempt(db, db.activities.need(seeded.id), attempt.learnerId, given, submittedAt);
  }
  return db.dump();
}

/** Tells one seed from another: a short hash (FNV-1a) of everything in it. */
export function seedFingerprint(): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(seed())) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

async function withoutAttempts(source: Seed, now: Date): Promise<World> {
  const passwordHash = await hashPassword(everyonesPassword, seedSalt);
  const { guardians, grades, terms, subjects, topics, plans } = source;
  return {
    users: source.people.map((person) => toUser(person, now, passwordHash)),
    guardians,
    grades,
    terms,
    subjects,
    topics,
    activities: source.activities.map(toActivityRecord),
    questions: source.activities.flatMap(toQuestionRecords),
    attempts: [],
    drafts: [],
    plans,
    subscriptions: source.subscriptions.map((subscription) => toSubscription(subscription, now)),
    refreshTokens: [],
    files: source.files.map(({ id, fileName, contentType }) => ({ id, fileName, contentType, source: id })),
  };
}

function toUser({ born, lastLogin, ...person }: SeedPerson, now: Date, passwordHash: string): UserRecord {
  return {
    ...person,
    passwordHash,
    dateOfBirth: born && dateOfBirth(now, born),
    lastLoginDate: lastLogin && instantOf(now, lastLogin),
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
});

const questionId = (activity: SeedActivity, index: number): string =>
  `${activity.id.replace(/^act-/, 'que-')}-${index + 1}`;

const toQuestionRecords = (activity: SeedActivity): QuestionRecord[] =>
  activity.questions.map(({ type, media, ...data }, index) => ({
    id: questionId(activity, index),
    activityId: activity.id,
    type,
    data: JSON.stringify(data),
    sortOrder: index,
    mediaPath: mediaPath(media),
  }));

function toSubscription(subscription: SeedSubscription, now: Date): SubscriptionRecord {
  const { id, learnerId, planId, startedDaysAgo, endsInDays, autoRenew } = subscription;
  return {
    id,
    learnerId,
    planId,
    startDate: midnight(now, startedDaysAgo).toISOString(),
    expirationDate: midnight(now, -endsInDays).toISOString(),
    autoRenew,
  };
}
