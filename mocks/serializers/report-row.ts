import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { AttemptRecord } from '../data/records.ts';

/** One attempt as a row of the activity report. */
export function toReportRow(db: Db, attempt: AttemptRecord): components['schemas']['ActivityReportRow'] {
  const activity = db.activities.getOrThrow(attempt.activityId);
  const topic = db.topics.getOrThrow(activity.topicId);
  return {
    modifiedDate: attempt.createdAtUtc,
    termTitle: db.terms.get(topic.termId)?.title ?? null,
    subjectTitle: db.subjects.getOrThrow(topic.subjectId).title,
    activityTitle: activity.title,
    topicTitle: topic.title,
    attemptNumber: attempt.attemptNumber,
    totalScore: attempt.totalScore,
    activityTotalScore: attempt.activityTotalScore,
  };
}
