import { activityMedia } from '#mocks/rules/media/media.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { setActivityMedia } from '#mocks/services/activities/authoring.ts';
import { readPart, requireMedia, storeFile } from '#mocks/services/media/stored-files.ts';

export const uploadActivityMedia = operation(
  'uploadActivityMedia',
  async ({ path, body, actor, db, randomId }) => {
    // Read the file first, so that no other call runs between the checks and the update.
    const media = await readPart(body.media);
    requireMedia(new Map([['media', media]]), activityMedia);
    const { id } = db.activities.getOrThrow(path.id);
    const mediaPath = storeFile(db, randomId, media.bytes);
    setActivityMedia(db, id, mediaPath, actor.id);
    return ok({ mediaPath });
  },
);
