import { created, operation } from '../../operation.ts';
import { changeFaults, questionMisfits, textsToStore } from '../../rules/submission.ts';
import { needActivity } from '../../wire/activity.ts';
import { refuseFaults } from '../../wire/authoring.ts';
import { needQuestion, nextChangeSetId, toSubmittedChangeSet } from '../../wire/change-set.ts';

export const submitChange = operation('submitChange', ({ body, actor, db, now }) => {
  const { entityType, entityId, comment } = body;
  const byLearner = actor.role === 'Learner';
  refuseFaults(changeFaults(body, byLearner));
  if (entityType === 'Activity') needActivity(db, actor, entityId);
  else refuseFaults(questionMisfits(body, needQuestion(db, actor, entityId), byLearner));

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
