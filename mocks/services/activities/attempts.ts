import type { Db } from '../../data/db.ts';
import type { AttemptRecord } from '../../data/models/attempts.ts';
import type { ActivityRecord, QuestionRecord } from '../../data/models/curriculum.ts';
import { attemptsOf, questionsOf } from '../../data/queries/activities.ts';
import { nextAttemptNumber } from '../../rules/activities/attempts.ts';
import { isScorable, sumScores, type GivenAnswer } from '../../rules/activities/scoring.ts';
import { withScore } from '../../rules/activities/withholding.ts';

/**
 * Marks the answers and stores them as the learner's next attempt.
 *
 * @param answers by question id; an unanswered question scores 0 (D-072)
 */
export function recordAttempt(
  db: Db,
  activity: ActivityRecord,
  learnerId: string,
  answers: Record<string, GivenAnswer>,
  submittedAt: Date,
): AttemptRecord {
  const marked = questionsOf(db, activity.id).map((question) =>
    markQuestion(question, answers[question.id] ?? {}),
  );
  return db.attempts.insert({
    id: db.nextId('att'),
    activityId: activity.id,
    learnerId,
    attemptNumber: nextAttemptNumber(attemptsOf(db, learnerId, activity.id)),
    ...sumScores(marked),
    questions: JSON.stringify(marked.map(({ question }) => question)),
    createdAtUtc: submittedAt.toISOString(),
  });
}

function markQuestion(question: QuestionRecord, answer: GivenAnswer) {
  const authored = JSON.parse(question.data) as Record<string, unknown>;
  const data = withScore(question.type, authored, answer);
  return {
    score: data.score,
    scorable: isScorable(question.type, authored),
    question: { ...question, data: JSON.stringify(data) },
  };
}
