import { factory, nullable, primaryKey } from '@mswjs/data';

const text = () => String();
const flag = () => Boolean();
const amount = () => Number();
const list = (): string[] => [];
const maybe = () => nullable<string>(() => null);
const id = () => primaryKey(text);

/** The models behind `records.ts`, one to one. */
const models = {
  users: {
    id: id(),
    role: text,
    name: text,
    surname: text,
    email: text,
    userName: text,
    passwordHash: text,
    isActive: flag,
    permissions: list,
    dateOfBirth: maybe(),
    lastLoginDate: maybe(),
    gradeId: maybe(),
    school: maybe(),
    town: maybe(),
    postalCode: maybe(),
  },
  guardians: { id: id(), learnerId: text, parentId: text, relationship: text, isPrimaryParent: flag },
  grades: { id: id(), title: text, description: text },
  terms: { id: id(), title: text, description: text },
  subjects: {
    id: id(),
    gradeId: text,
    title: text,
    description: text,
    subjectGroup: text,
    subjectType: text,
  },
  topics: { id: id(), subjectId: text, termId: maybe(), title: text, description: text },
  activities: {
    id: id(),
    topicId: text,
    title: text,
    description: maybe(),
    mediaPath: maybe(),
    lastModifiedUserId: maybe(),
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
  },
  drafts: { id: id(), learnerId: text, activityId: text, answers: text },
  plans: {
    id: id(),
    planName: text,
    price: amount,
    currency: text,
    durationDays: amount,
    entitlements: list,
    status: amount,
  },
  subscriptions: {
    id: id(),
    learnerId: text,
    planId: text,
    startDate: text,
    expirationDate: text,
    autoRenew: flag,
  },
  refreshTokens: { id: id(), userId: text, expiresAtUtc: text },
  files: { id: id(), fileName: text, contentType: text, source: text },
};

/** A fresh, empty @mswjs/data database of all models. */
export const createModels = () => factory(models);

export type TableName = keyof typeof models;
