import { formFaults, misfits } from '../../rules/activities/authoring.ts';
import { questionMedia } from '../../rules/media/media.ts';
import { questionsOf, toActivity } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { refuseFaults, replaceQuestions } from '../../services/activities/authoring.ts';
import { readParts, requireMedia } from '../../services/media/stored-files.ts';

/** Without `questions` in the model they stay as they are, so that a rename cannot wipe them out (D-145). */
export const updateActivity = operation('updateActivity', async ({ path, body, actor, db, randomId }) => {
  const { model, ...files } = body;
  // Read first: between the checks and the storing nobody else gets a turn.
  const parts = await readParts(files);

  refuseFaults(formFaults(path.id, model, [...parts.keys()]));
  const { id } = db.activities.getOrThrow(path.id);
  const { title, description, topicId, questions } = model;
  refuseFaults(misfits(questions ?? [], questionsOf(db, id)));
  db.topics.getOrThrow(topicId);
  requireMedia(parts, questionMedia);

  if (questions) replaceQuestions(db, randomId, id, questions, parts);
  const saved = db.activities.update(id, { title, description, topicId, lastModifiedUserId: actor.id });
  return ok(toActivity(db, saved, actor));
});
