import { has, holds, matches } from '../kit/expect.ts';
import { file, scenario } from '../kit/scenario.ts';

export const media = scenario(
  'media',
  'A file is served as a whole and in parts, until it is replaced or removed.',
  async ({ admin, visitor, as, createClassroom }) => {
    const classroom = await createClassroom('Grade of media');
    await visitor.getActivityMedia({ id: classroom.activityId }).refused(404);
    const activityMedia = await admin.uploadActivityMedia({
      id: classroom.activityId,
      form: { media: await file('green.png') },
    });
    holds(activityMedia, 'mediaPath is not null', activityMedia.mediaPath !== null);
    const activity = await admin.getActivity({ id: classroom.activityId });
    has(activity, { mediaPath: activityMedia.mediaPath });
    matches(activity.mediaPath, /\.png$/);
    // A public operation ignores a token, even an invalid one.
    const activityMedia2 = await as('contract-verify-unknown')
      .getActivityMedia({ id: classroom.activityId })
      .responded(200);
    has(activityMedia2, {
      headers: {
        'content-type': 'image/png',
        'accept-ranges': 'bytes',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      },
      size: 78,
    });
    const activityMedia3 = await visitor
      .getActivityMedia({ id: classroom.activityId, headers: { range: 'bytes=0-9' } })
      .responded(206);
    has(activityMedia3, {
      headers: { 'content-type': 'image/png', 'content-range': 'bytes 0-9/78', 'accept-ranges': 'bytes' },
      size: 10,
    });
    const activityMedia4 = await visitor
      .getActivityMedia({ id: classroom.activityId, headers: { range: 'bytes=70-' } })
      .responded(206);
    has(activityMedia4, { headers: { 'content-range': 'bytes 70-77/78' }, size: 8 });
    const activityMedia5 = await visitor
      .getActivityMedia({ id: classroom.activityId, headers: { range: 'bytes=-8' } })
      .responded(206);
    has(activityMedia5, { headers: { 'content-range': 'bytes 70-77/78' }, size: 8 });
    has(
      await visitor
        .getActivityMedia({ id: classroom.activityId, headers: { range: 'bytes=70-1000' } })
        .responded(206),
      { headers: { 'content-range': 'bytes 70-77/78' } },
    );
    has(
      await visitor
        .getActivityMedia({ id: classroom.activityId, headers: { range: 'bytes=1000-' } })
        .responded(416),
      { headers: { 'content-range': 'bytes */78' } },
    );
    // Any other range is ignored.
    has(
      await visitor
        .getActivityMedia({ id: classroom.activityId, headers: { range: 'bytes=0-1,4-5' } })
        .responded(200),
      { size: 78 },
    );
    await admin
      .uploadActivityMedia({ id: classroom.activityId, form: { media: await file('drawing.svg') } })
      .refused(415);
    await admin
      .uploadActivityMedia({ id: classroom.activityId, form: { media: await file('page-named.png') } })
      .refused(415);
    await admin.uploadActivityMedia({ id: classroom.activityId, form: { other: 'media' } }).refused(400);
    await admin
      .uploadActivityMedia({ id: 'contract-verify-unknown', form: { media: await file('green.png') } })
      .refused(404);
    has(
      await visitor.getActivityMedia({ id: classroom.activityId, headers: { accept: '*/*' } }).responded(200),
      { size: 78 },
    );
    const activityMedia6 = await admin.uploadActivityMedia({
      id: classroom.activityId,
      form: { media: await file('orange.png') },
    });
    holds(
      activityMedia6,
      'mediaPath is not the expected path',
      activityMedia6.mediaPath !== activityMedia.mediaPath,
    );
    const activityMedia7 = await visitor
      .getActivityMedia({ id: classroom.activityId, headers: { accept: '*/*' } })
      .responded(200);
    has(activityMedia7, { headers: { 'content-type': 'image/png' }, size: 89 });
    await admin.deleteActivityMedia({ id: classroom.activityId });
    await visitor.getActivityMedia({ id: classroom.activityId }).refused(404);
    await admin.deleteActivityMedia({ id: classroom.activityId }).refused(404);
    await admin.deleteActivityMedia({ id: 'contract-verify-unknown' }).refused(404);
    has(await admin.getActivity({ id: classroom.activityId }), { mediaPath: null });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
