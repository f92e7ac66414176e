import { blames, has, holds, matches } from '../kit/expect.ts';
import { file, scenario, unknownId } from '../kit/scenario.ts';

export const media = scenario(
  'media',
  'The media of an activity are public, and are served as a whole and in parts.',
  async ({ admin, visitor, as, createClassroom }) => {
    const { activityId: id } = await createClassroom('Grade of media');
    await visitor.getActivityMedia({ id }).refused(404);
    const { mediaPath } = await admin.uploadActivityMedia({ id, form: { media: await file('green.png') } });
    matches(mediaPath, /\.png$/);
    has(await admin.getActivity({ id }), { mediaPath });

    // A public operation ignores a token, even an invalid one.
    has(await as(unknownId).getActivityMedia({ id }).responded(200), {
      headers: {
        'content-type': 'image/png',
        'accept-ranges': 'bytes',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      },
      size: 78,
    });

    const readRange = (range: string) => visitor.getActivityMedia({ id, headers: { range } });
    has(await readRange('bytes=0-9').responded(206), {
      headers: { 'content-type': 'image/png', 'content-range': 'bytes 0-9/78', 'accept-ranges': 'bytes' },
      size: 10,
    });
    for (const range of ['bytes=70-', 'bytes=-8', 'bytes=70-1000']) {
      has(await readRange(range).responded(206), {
        headers: { 'content-range': 'bytes 70-77/78' },
        size: 8,
      });
    }
    has(await readRange('bytes=1000-').responded(416), { headers: { 'content-range': 'bytes */78' } });
    // Any other range is ignored.
    has(await readRange('bytes=0-1,4-5').responded(200), { size: 78 });
  },
);

export const mediaReplaced = scenario(
  'media-replaced',
  'A new file replaces the old one, and a file that is replaced or removed is deleted.',
  async ({ admin, visitor, createClassroom }) => {
    const { activityId: id } = await createClassroom('Grade of media replaced');
    const upload = async (name: string) =>
      admin.uploadActivityMedia({ id, form: { media: await file(name) } });
    const fileIdOf = (mediaPath: string | null) => (mediaPath ?? '').replace('files/', '');
    const first = await upload('green.png');
    const second = await upload('orange.png');
    holds(second, 'another path', second.mediaPath !== first.mediaPath, second.mediaPath);
    has(await visitor.getActivityMedia({ id }).responded(200), { size: 89 });
    await visitor.getMediaFile({ fileId: fileIdOf(first.mediaPath) }).refused(404);
    await visitor.getMediaFile({ fileId: fileIdOf(second.mediaPath) }).responded(200);

    await admin.deleteActivityMedia({ id });
    await visitor.getActivityMedia({ id }).refused(404);
    await visitor.getMediaFile({ fileId: fileIdOf(second.mediaPath) }).refused(404);
    has(await admin.getActivity({ id }), { mediaPath: null });
    await admin.deleteActivityMedia({ id }).refused(404);
    await admin.deleteActivityMedia({ id: unknownId }).refused(404);
  },
);

export const mediaTypes = scenario(
  'media-types',
  'An activity has a JPEG or PNG image or an MP4 video, and the extension follows from the bytes.',
  async ({ admin, visitor, createClassroom, createUser }) => {
    const { activityId: id } = await createClassroom('Grade of media types');
    const tutor = await createUser('Tutor', 'media-tutor');
    const picture = await file('green.png');
    const files = [
      { media: await file('grey.jpg'), extension: 'jpg', type: 'image/jpeg' },
      { media: await file('empty.mp4'), extension: 'mp4', type: 'video/mp4' },
      { media: new File([picture], 'page.html', { type: 'image/png' }), extension: 'png', type: 'image/png' },
    ];
    for (const { media: uploaded, extension, type } of files) {
      const { mediaPath } = await tutor.uploadActivityMedia({ id, form: { media: uploaded } });
      matches(mediaPath, new RegExp(String.raw`^files/.*\.${extension}$`));
      has(await admin.getActivity({ id }), { mediaPath, lastModifiedUserId: tutor.id });
      const served = {
        headers: { 'content-type': type, 'x-content-type-options': 'nosniff' },
        size: uploaded.size,
      };
      has(await visitor.getActivityMedia({ id }).responded(200), served);
      const fileId = (mediaPath ?? '').replace('files/', '');
      has(await visitor.getMediaFile({ fileId }).responded(200), served);
    }
    const { lastModifiedUserId } = await admin.getActivity({ id });
    await admin.deleteActivityMedia({ id });
    const removed = await admin.getActivity({ id });
    const isAnotherUser = removed.lastModifiedUserId !== lastModifiedUserId;
    holds(removed, 'another lastModifiedUserId', isAnotherUser, removed.lastModifiedUserId);
  },
);

export const mediaRefused = scenario(
  'media-refused',
  'A file of another type, or whose bytes do not match its type, is refused, and the old one stays.',
  async ({ admin, createClassroom }) => {
    const { activityId: id } = await createClassroom('Grade of media refused');
    const picture = await file('green.png');
    const { mediaPath } = await admin.uploadActivityMedia({ id, form: { media: picture } });
    const files = [
      await file('drawing.svg'),
      await file('page-named.png'),
      await file('silence.mp3'),
      new File(['<script>alert(1)</script>'], 'page.html', { type: 'text/html' }),
      new File([picture], 'green.jpg', { type: 'image/jpeg' }),
      new File([picture], 'green', { type: 'application/octet-stream' }),
      new File([], 'empty.png', { type: 'image/png' }),
    ];
    for (const refused of files) {
      blames(await admin.uploadActivityMedia({ id, form: { media: refused } }).refused(415), 'media');
    }
    await admin.uploadActivityMedia({ id, form: { media: 'green.png' } }).anyOf(400, 415);
    blames(await admin.uploadActivityMedia({ id, form: { file: picture } }).refused(400), 'media', 'file');
    await admin.uploadActivityMedia({ id, form: { media: picture, file: picture } }).refused(400);
    has(await admin.getActivity({ id }), { mediaPath });

    // The form is checked before the record.
    await admin.uploadActivityMedia({ id: unknownId, form: { media: picture } }).refused(404);
    await admin
      .uploadActivityMedia({ id: unknownId, form: { media: await file('drawing.svg') } })
      .refused(415);
  },
);
