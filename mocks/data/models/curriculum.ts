import { boolean, id, number, text, textOrNull, type RecordOf } from './columns.ts';

export type QuestionType =
  | 'truefalse'
  | 'fillInTheBlanks'
  | 'questionSingleAnswer'
  | 'mcqSingleAnswer'
  | 'mcqMultiAnswer'
  | 'textAnswer';

/** The last save of the fields that a change set can replace, except `sortOrder`; null until the first save. */
const lastSave = { savedAtUtc: textOrNull(), savedByUserId: textOrNull() };

export const grades = { id: id(), title: text(), description: textOrNull() };
export type GradeRecord = RecordOf<typeof grades>;

export const terms = { id: id(), title: text(), description: textOrNull() };
export type TermRecord = RecordOf<typeof terms>;

export const subjects = {
  id: id(),
  gradeId: text(),
  title: text(),
  description: textOrNull(),
  subjectGroup: textOrNull(),
  subjectType: textOrNull(),
};
export type SubjectRecord = RecordOf<typeof subjects>;

export const topics = {
  id: id(),
  subjectId: text(),
  termId: textOrNull(),
  title: text(),
  description: textOrNull(),
};
export type TopicRecord = RecordOf<typeof topics>;

export const activities = {
  id: id(),
  topicId: text(),
  title: text(),
  description: textOrNull(),
  /** `files/{fileId}`, or null. */
  mediaPath: textOrNull(),
  lastModifiedUserId: textOrNull(),
  ...lastSave,
  isSuspended: boolean(),
};
export type ActivityRecord = RecordOf<typeof activities>;

export const questions = {
  id: id(),
  activityId: text(),
  type: text<QuestionType>(),
  /** The author's data as a JSON string, with the answer key. */
  data: text(),
  sortOrder: number(),
  mediaPath: textOrNull(),
  ...lastSave,
};
export type QuestionRecord = RecordOf<typeof questions>;

export const files = {
  id: id(),
  fileName: text(),
  contentType: text(),
  /** Name of the seed's file, or the `data:` URL of an uploaded one. */
  source: text(),
};
export type FileRecord = RecordOf<typeof files>;
