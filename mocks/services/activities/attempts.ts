import type { Db } from '../../data/db.ts';
import type { ActivityRecord, AttemptRecord, QuestionRecord } from '../../data/records.ts';
import { nextAttemptNumber } from '../../rules/activities/attempts.ts';
import type { SubmissionMark } from '../../rules/activities/repeated-submission.ts';
import { isScorable, totals, type GivenAnswer } from '../../rules/activities/scoring.ts';
import { reviewed } from '../../rules/activities/withholding.ts';
import { attemptsOf, questionsOf } from '../../serializers/activity.ts';
import { authoredData } from '../../serializers/question.ts';

/** A submission that its client has not marked. */
const unmarked: SubmissionMark = { idempotencyKey: null, submissionDigest: null };

/**
 * Marks the answers and keeps them as the learner's next attempt.
 *
 * @param given answers by question id; a question without one scores 0 (D-072)
 * @param mark by which a repetition of the same submission is known
 */
export function recordAttempt(
  db: Db,
  activity: ActivityRecord,
  learnerId: string,
  given: Record<string, GivenAnswer>,
  submittedAt: Date,
  mark = unmarked,
): AttemptRecord {
  const sheet = questionsOf(db, activity.id).map((question) => marked(question, given[question.id] ?? {}));
  return db.attempts.insert({
    id: db.nextId('att', 'attempts'),
    activityId: activity.id,
    learnerId,
    attemptNumber: nextAttemptNumber(attemptsOf(db, learnerId, activity.id)),
    ...totals(sheet),
    questions: JSON.stringify(sheet.map(({ question }) => question)),
    createdAtUtc: submittedAt.toISOString(),
    ...mark,
  });
}

function marked(question: QuestionRecord, given: GivenAnswer) {
  const authored = authoredData(question);
  const data = reviewed(question.type, authored, given);
  return {
    score: data.score,
    scorable: isScorable(question.type, authored),
    question: { ...question, data: JSON.stringify(data) },
  };
}
