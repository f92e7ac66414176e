import { id, number, text, type RecordOf } from './columns.ts';

export const attempts = {
  id: id(),
  activityId: text(),
  learnerId: text(),
  /** Starts at 1 for each learner and activity. */
  attemptNumber: number(),
  totalScore: number(),
  activityTotalScore: number(),
  /** JSON list of the marked questions at that time: {id, type, data, sortOrder, mediaPath}. */
  questions: text(),
  createdAtUtc: text(),
};
export type AttemptRecord = RecordOf<typeof attempts>;

/** Answers that a learner has saved and not submitted. */
export const drafts = {
  /** `{learnerId}:{activityId}`. */
  id: id(),
  learnerId: text(),
  activityId: text(),
  /** JSON object of `SavedAnswer`, by question id. */
  answers: text(),
};
export type DraftRecord = RecordOf<typeof drafts>;
