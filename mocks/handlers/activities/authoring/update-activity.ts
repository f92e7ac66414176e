import { questionsOf } from '#mocks/data/queries/activities.ts';
import { formErrors, mismatchErrors } from '#mocks/rules/activities/authoring.ts';
import { questionMedia } from '#mocks/rules/media/media.ts';
import { toActivityWithVersion } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { throwIfInvalid, replaceQuestions } from '#mocks/services/activities/authoring.ts';
import { readParts, requireMedia } from '#mocks/services/media/stored-files.ts';
import { requireSameVersion } from '#mocks/services/record-updates.ts';

/** A model without `questions` keeps the stored ones, so that a rename cannot delete them. */
export const updateActivity = operation(
  'updateActivity',
  async ({ path, body, actor, db, now, randomId }) => {
    const { model, ...files } = body;
    // Read the files first, so that no other call runs between the checks and the update.
    const parts = await readParts(files);

    throwIfInvalid(formErrors(path.id, model, [...parts.keys()]));
    requireMedia(parts, questionMedia);
    const before = db.activities.getOrThrow(path.id);
    const { id } = before;
    const { title, description, topicId, questions, version } = model;
    db.topics.getOrThrow(topicId);
    // Callers of this operation always receive a version.
    const { version: current = '' } = toActivityWithVersion(db, before, actor);
    requireSameVersion({ version: current }, version);
    throwIfInvalid(mismatchErrors(questions ?? [], questionsOf(db, id)));

    const save = { savedAtUtc: now.toISOString(), savedByUserId: actor.id };
    if (questions) replaceQuestions({ db, randomId, save }, id, questions, parts);
    const isSame = title === before.title && description === before.description;
    const saved = db.activities.update(id, {
      title,
      description,
      topicId,
      lastModifiedUserId: actor.id,
      ...(isSame ? {} : save),
    });
    return ok(toActivityWithVersion(db, saved, actor));
  },
);
