import { factory, nullable, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import type { Model } from './table.ts';

const text = () => String();
const flag = () => Boolean();
const amount = () => Number();
const list = (): string[] => [];
const maybe = () => nullable<string>(() => null);
const maybeAmount = () => nullable<number>(() => null);
const id = () => primaryKey(text);

/** The models behind `records.ts`, one to one. */
const models = {
  users: {
    id: id(),
    role: text,
    roles: list,
    name: text,
    surname: text,
    email: maybe(),
    userName: text,
    passwordHash: maybe(),
    isActive: flag,
    permissions: list,
    dateOfBirth: maybe(),
    lastLoginDate: maybe(),
    cellphoneNumber: maybe(),
    whatsAppNumber: maybe(),
    town: maybe(),
    postalCode: maybe(),
    gradeId: maybe(),
    school: maybe(),
    specialNotes: maybe(),
  },
  roles: { id: id() },
  guardians: { id: id(), learnerId: text, parentId: text, relationship: text, isPrimaryParent: flag },
  parentInvites: {
    id: id(),
    learnerId: text,
    email: text,
    relationship: text,
    invitedUserId: maybe(),
    expiresAtUtc: text,
    endedAtUtc: maybe(),
  },
  grades: { id: id(), title: text, description: maybe() },
  terms: { id: id(), title: text, description: maybe() },
  subjects: {
    id: id(),
    gradeId: text,
    title: text,
    description: maybe(),
    subjectGroup: maybe(),
    subjectType: maybe(),
  },
  topics: { id: id(), subjectId: text, termId: maybe(), title: text, description: maybe() },
  activities: {
    id: id(),
    topicId: text,
    title: text,
    description: maybe(),
    mediaPath: maybe(),
    lastModifiedUserId: maybe(),
    isSuspended: flag,
  },
  questions: { id: id(), activityId: text, type: text, data: text, sortOrder: amount, mediaPath: maybe() },
  attempts: {
    id: id(),
    activityId: text,
    learnerId: text,
    attemptNumber: amount,
    totalScore: amount,
    activityTotalScore: amount,
    questions: text,
    createdAtUtc: text,
    idempotencyKey: maybe(),
    submissionDigest: maybe(),
  },
  drafts: { id: id(), learnerId: text, activityId: text, answers: text },
  plans: {
    id: id(),
    planName: text,
    planCode: maybe(),
    displayOrder: amount,
    price: amount,
    priceIncludesVat: flag,
    vatRatePercent: amount,
    currency: text,
    duration: text,
    durationDays: amount,
    featuresJson: text,
    entitlements: amount,
    status: amount,
  },
  promotions: {
    id: id(),
    planId: text,
    name: maybe(),
    discountPercent: maybeAmount(),
    startDate: maybe(),
    endDate: maybe(),
    isActive: flag,
  },
  subscriptions: {
    id: id(),
    learnerId: text,
    planId: text,
    price: amount,
    startDate: text,
    expirationDate: text,
    autoRenew: flag,
    mayRenew: flag,
  },
  payments: {
    id: id(),
    kind: text,
    learnerId: text,
    planId: text,
    price: amount,
    priceIncludesVat: flag,
    vatRatePercent: amount,
    promotionId: maybe(),
    amount,
    state: text,
    pollsLeft: amount,
  },
  refreshTokens: { id: id(), userId: text, expiresAtUtc: text },
  resetTokens: { id: id(), userId: text, email: text, expiresAtUtc: text, endedAtUtc: maybe() },
  files: { id: id(), fileName: text, contentType: text, source: text },
  campuses: {
    id: id(),
    name: text,
    address: maybe(),
    city: maybe(),
    province: maybe(),
    postalCode: maybe(),
    contactNumber: maybe(),
    isActive: flag,
  },
  trialSessions: { id: id(), title: text, startTime: text, maxNumber: amount, campusId: text },
  trialInvites: {
    id: id(),
    inviteTitle: text,
    token: text,
    validUntil: text,
    message: maybe(),
    trialSessionIds: list,
    emails: list,
  },
  bookings: { id: id(), trialSessionId: text, fullName: text, contactNumber: text, email: text },
  changeSets: {
    id: id(),
    entityType: text,
    entityId: text,
    status: text,
    snapshotJson: text,
    patchJson: text,
    comment: maybe(),
    submittedAtUtc: text,
    submittedByUserId: text,
    submittedByRole: text,
    decidedAtUtc: maybe(),
    decidedByUserId: maybe(),
    reason: maybe(),
  },
  mails: { id: id(), kind: text, to: text, subject: text, text, link: text, sentAtUtc: text },
};

/**
 * A fresh, empty @mswjs/data database of all models.
 *
 * Removal goes past the query of the model's own `delete`, which tries every record (about 20 ms for a key among 10,000
 * records, 50 ms for what belongs to one of them). The key to the database is part of the factory's type, and yet not of
 * the package's index.
 */
export function createModels(): <Row>(name: TableName) => Model<Row> {
  const api = withoutBroadcast(() => factory(models));
  return (name) => ({
    // A model's own row type says `string` where a record has a union.
    create: (row) => api[name].create(row as never) as never,
    delete: (key) => api[DATABASE_INSTANCE].delete(name, key),
  });
}

/**
 * In a browser @mswjs/data tells other tabs of every record that changes, one message each, and takes theirs past our
 * indexes: a start with 30,000 records takes seconds, and a second tab would damage the first. It looks for the channel
 * when a database is made, so it finds none then.
 */
function withoutBroadcast<Made>(make: () => Made): Made {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

export type TableName = keyof typeof models;
