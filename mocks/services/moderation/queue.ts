import type { Db } from '../../data/db.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { oldestFirst, statusesOf } from '../../rules/moderation/moderation-state.ts';
import type { QueuedChange } from '../../rules/moderation/queue-tree.ts';
import type { QueryOf } from '../../server/operation.ts';

export function queuedChangeSets(
  db: Db,
  { status, type }: QueryOf<'listModerationQueue'>,
): ChangeSetRecord[] {
  const statuses = status && statusesOf(status);
  const matching = db.changeSets
    .all()
    .filter(
      (change) => (!statuses || statuses.includes(change.status)) && (!type || change.entityType === type),
    );
  return oldestFirst(matching);
}

export function toQueuedChange(db: Db, { id, entityType, entityId }: ChangeSetRecord): QueuedChange {
  const question = entityType === 'Question' ? db.questions.getOrThrow(entityId) : null;
  const activity = db.activities.getOrThrow(question ? question.activityId : entityId);
  const subject = db.subjects.getOrThrow(db.topics.getOrThrow(activity.topicId).subjectId);
  return { id, question, activity, subject, grade: db.grades.getOrThrow(subject.gradeId) };
}
