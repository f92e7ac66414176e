import type { Db } from '../../data/db.ts';
import type { QuestionRecord } from '../../data/models/curriculum.ts';
import { canSeeActivity } from '../../rules/accounts/access.ts';
import { NotFound } from '../../rules/failure.ts';
import type { Actor } from '../tokens.ts';

/** @throws Failure 404 for an unknown question, and for one in a suspended activity that the actor may not see */
export function getQuestionOrThrow(db: Db, actor: Actor, questionId: string): QuestionRecord {
  const question = db.questions.getOrThrow(questionId);
  if (!canSeeActivity(actor, db.activities.getOrThrow(question.activityId))) throw new NotFound('Question');
  return question;
}
