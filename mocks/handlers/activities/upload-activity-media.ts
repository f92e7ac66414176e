import { ok, operation } from '../../operation.ts';
import { activityMedia } from '../../rules/media.ts';
import { setActivityMedia } from '../../wire/authoring.ts';
import { readPart, requireMedia, storeFile } from '../../wire/files.ts';

export const uploadActivityMedia = operation(
  'uploadActivityMedia',
  async ({ path, body, actor, db, randomId }) => {
    // Read first: between the checks and the storing nobody else gets a turn.
    const media = await readPart(body.media);
    const { id } = db.activities.need(path.id);
    requireMedia(new Map([['media', media]]), activityMedia);
    const mediaPath = storeFile(db, randomId, media.bytes);
    setActivityMedia(db, id, mediaPath, actor.id);
    return ok({ mediaPath });
  },
);
