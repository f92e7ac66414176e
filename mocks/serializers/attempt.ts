import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { AttemptRecord } from '../data/models/attempts.ts';
import type { QuestionRecord } from '../data/models/curriculum.ts';
import { isScorable, type AnswerKey } from '../rules/activities/scoring.ts';
import { toReviewQuestion } from './question.ts';

type Schemas = components['schemas'];

export const toResultAttempt = ({
  id,
  attemptNumber,
  totalScore,
  activityTotalScore,
}: AttemptRecord): Schemas['ResultAttempt'] => ({ id, attemptNumber, totalScore, activityTotalScore });

export const toSubmittedAttempt = (attempt: AttemptRecord): Schemas['SubmittedAttempt'] => ({
  ...toResultAttempt(attempt),
  activityId: attempt.activityId,
});

/** Includes the answer key and feedback at the time of marking. */
export function toActivityResult(db: Db, attempt: AttemptRecord): Schemas['ActivityResult'] {
  const { topicId, title, description } = db.activities.getOrThrow(attempt.activityId);
  return {
    ...toSubmittedAttempt(attempt),
    topicId,
    title,
    description,
    questions: questionsOfAttempt(attempt).map(toReviewQuestion),
  };
}

export function toReportRow(db: Db, attempt: AttemptRecord): Schemas['ActivityReportRow'] {
  const activity = db.activities.getOrThrow(attempt.activityId);
  const topic = db.topics.getOrThrow(activity.topicId);
  return {
    id: attempt.id,
    activityId: activity.id,
    topicId: topic.id,
    modifiedDate: attempt.createdAtUtc,
    termTitle: db.terms.get(topic.termId)?.title ?? null,
    subjectTitle: db.subjects.getOrThrow(topic.subjectId).title,
    activityTitle: activity.title,
    topicTitle: topic.title,
    attemptNumber: attempt.attemptNumber,
    totalScore: attempt.totalScore,
    activityTotalScore: attempt.activityTotalScore,
    missedQuestionIds: questionsOfAttempt(attempt)
      .filter(isMissed)
      .map(({ id }) => id),
  };
}

const questionsOfAttempt = (attempt: AttemptRecord): QuestionRecord[] =>
  (JSON.parse(attempt.questions) as QuestionRecord[]).toSorted(
    (first, second) => first.sortOrder - second.sortOrder,
  );

function isMissed({ type, data }: QuestionRecord): boolean {
  const marked = JSON.parse(data) as AnswerKey & { score?: number | null };
  return isScorable(type, marked) && typeof marked.score === 'number' && marked.score < 1;
}
