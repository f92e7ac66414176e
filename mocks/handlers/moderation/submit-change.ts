import { changeErrors, questionMismatchErrors, jsonToStore } from '../../rules/moderation/submission.ts';
import { toSubmittedChangeSet } from '../../serializers/change-set.ts';
import { created, operation } from '../../server/operation.ts';
import { getActivityOrThrow } from '../../services/activities/activities.ts';
import { throwIfInvalid } from '../../services/activities/authoring.ts';
import { getQuestionOrThrow } from '../../services/moderation/change-sets.ts';

export const submitChange = operation('submitChange', ({ body, actor, db, now }) => {
  const { entityType, entityId, comment } = body;
  const isByLearner = actor.role === 'Learner';
  throwIfInvalid(changeErrors(body, isByLearner));
  if (entityType === 'Activity') getActivityOrThrow(db, actor, entityId);
  else throwIfInvalid(questionMismatchErrors(body, getQuestionOrThrow(db, actor, entityId), isByLearner));

  const record = db.changeSets.insert({
    id: db.nextId('chs'),
    entityType,
    entityId,
    ...jsonToStore(body, isByLearner),
    status: 'Pending',
    comment: comment || null,
    submittedAtUtc: now.toISOString(),
    submittedByUserId: actor.id,
    submittedByRole: actor.role,
    decidedAtUtc: null,
    decidedByUserId: null,
    reason: null,
  });
  return created(toSubmittedChangeSet(db, record));
});
