import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';

/** Answers that a learner has submitted and the server does not have yet: ids, answers, time and key, nothing else. */
export interface Submission {
  /** The user id of the learner who submitted them. */
  learnerId: string;
  activityId: string;
  topicId: string;
  /** As they are sent: every try has to be the same. */
  questions: AnsweredQuestion[];
  /** Marks all tries to send it as one (the contract's Idempotency-Key). */
  key: string;
  /** ISO 8601. */
  submittedAt: string;
}
