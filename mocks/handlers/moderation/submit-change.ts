import { changeFaults, questionMisfits, textsToStore } from '../../rules/moderation/submission.ts';
import { getActivityOrThrow } from '../../serializers/activity.ts';
import { getQuestionOrThrow, nextChangeSetId, toSubmittedChangeSet } from '../../serializers/change-set.ts';
import { created, operation } from '../../server/operation.ts';
import { refuseFaults } from '../../services/activities/authoring.ts';

export const submitChange = operation('submitChange', ({ body, actor, db, now }) => {
  const { entityType, entityId, comment } = body;
  const byLearner = actor.role === 'Learner';
  refuseFaults(changeFaults(body, byLearner));
  if (entityType === 'Activity') getActivityOrThrow(db, actor, entityId);
  else refuseFaults(questionMisfits(body, getQuestionOrThrow(db, actor, entityId), byLearner));

  const record = db.changeSets.insert({
    id: nextChangeSetId(db),
    entityType,
    entityId,
    ...textsToStore(body, byLearner),
    status: 'Pending',
    comment: comment || null,
    submittedAtUtc: now.toISOString(),
    submittedByUserId: actor.id,
    submittedByRole: actor.role,
    decidedAtUtc: null,
    decidedByUserId: null,
    reason: null,
  });
  return created(toSubmittedChangeSet(record));
});
