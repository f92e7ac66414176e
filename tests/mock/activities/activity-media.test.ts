import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createDb } from '#mocks/data/db.ts';
import { deleteAccount } from '#mocks/services/deletion.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import * as calls from './activity-calls.ts';
import {
  fairShares,
  mp4File,
  formsOf,
  halves,
  expectNoChange,
  htmlFile,
  jpegFile,
  pngFile,
  removeMedia,
  sharedFile,
  mp3File,
  unknownActivity,
} from './activity-calls.ts';

const mock = useMock();
const { form, send, update, upload } = formsOf(mock);
const refusalOf = (call: () => Promise<unknown>) => expectNoChange(mock, call);

beforeEach(() => {
  // Silence the mock, which warns about invalid requests.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const fetchFile = (mediaPath: string | null | undefined) => fetch(`${apiBaseUrl}/${mediaPath ?? ''}/media`);
const fileExists = async (fileId: string) => (await fetchFile(`files/${fileId}`)).ok;
const uploaded = async (id: string, media: Blob) => (await upload(id, media)).body.mediaPath ?? '';

describe('uploadActivityMedia', () => {
  test.each([
    ['a picture', pngFile(), 'png', 'image/png'],
    ['an MP4 video', mp4File(), 'mp4', 'video/mp4'],
    ['a JPEG picture', jpegFile(), 'jpg', 'image/jpeg'],
  ])('serves %s unchanged at the file’s path and the activity’s path', async (_what, file, end, type) => {
    await mock.signInAs('aisha');
    const { status, body } = await upload(halves, file);
    expect(status).toBe(200);
    expect(body.mediaPath).toMatch(new RegExp(String.raw`^files/fil-[a-z0-9]{10}\.${end}$`));
    expect(await calls.get(halves)).toMatchObject({
      mediaPath: body.mediaPath,
      lastModifiedUserId: 'usr-aisha',
    });
    for (const response of [
      await fetchFile(body.mediaPath),
      await fetch(`${apiBaseUrl}/activities/media/${halves}`),
    ]) {
      expect(response.headers.get('Content-Type')).toBe(type);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await response.bytes()).toEqual(await file.bytes());
    }
  });

  test('stores the file in the dump of the database', async () => {
    await mock.signInAs('thandi');
    const path = await uploaded(halves, pngFile());
    const restored = createDb(structuredClone(mock.backend.db.dump()));
    expect(restored.files.get(path.replace('files/', ''))?.source).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  test('returns a path that does not contain the file name', async () => {
    await mock.signInAs('thandi');
    const path = await uploaded(halves, pngFile('image/png', '"苹果\r\n.html'));
    const response = await fetchFile(path);
    expect(response.headers.get('Content-Disposition')).toBe(
      `inline; filename="${path.replace('files/', '')}"`,
    );
  });

  test('replaces the previous file, and deletes it unless another record uses it', async () => {
    await mock.signInAs('thandi');
    const first = await uploaded(fairShares, pngFile());
    // The activity `halves` also uses the seed's picture.
    expect(await fileExists(sharedFile)).toBe(true);
    const second = await uploaded(fairShares, mp4File());
    expect(second).not.toBe(first);
    expect((await fetchFile(first)).status).toBe(404);
    expect((await fetchFile(second)).status).toBe(200);
  });

  test.each([10_485_760, 10_485_761])('allows at most 10,485,760 bytes: %d', async (size) => {
    await mock.signInAs('thandi');
    const rest = new Uint8Array(size - pngFile().size);
    const response = await upload(halves, new File([pngFile(), rest], 'big.png', { type: 'image/png' }));
    expect(response).toMatchObject(
      size === 10_485_760
        ? { status: 200 }
        : {
            status: 413,
            body: {
              message: 'This file is too large. At most 10 MB are allowed.',
              errors: { media: ['At most 10 MB are allowed.'] },
            },
          },
    );
  });
});

describe('uploadActivityMedia with an invalid file', () => {
  const onlyAllowedTypes = 'Only JPEG, PNG and MP4 files are allowed.';

  test.each([
    ['an SVG picture', htmlFile('image/svg+xml'), onlyAllowedTypes],
    ['an HTML page', htmlFile('text/html'), onlyAllowedTypes],
    [
      'an HTML page declared as a picture',
      htmlFile('image/png'),
      'The content of this file is not image/png.',
    ],
    ['a PNG picture declared as JPEG', pngFile('image/jpeg'), 'The content of this file is not image/jpeg.'],
    ['an MP3 file', mp3File(), onlyAllowedTypes],
    ['a file without a type', pngFile(''), onlyAllowedTypes],
    ['a text field', 'picture.png', onlyAllowedTypes],
    [
      'an empty file',
      new File([], 'x.png', { type: 'image/png' }),
      'The content of this file is not image/png.',
    ],
  ])('refuses %s', async (_what, media, reason) => {
    await mock.signInAs('sipho');
    await upload(fairShares, pngFile());
    expect(await refusalOf(() => upload(fairShares, media))).toEqual({
      status: 415,
      body: { message: 'This type of file is not allowed.', errors: { media: [reason] } },
    });
  });

  test('refuses a form without the part `media`, a form with another part, and a JSON body', async () => {
    await mock.signInAs('thandi');
    const path = `/activities/media/${halves}`;
    expect(await refusalOf(() => send('POST', path, form({})))).toMatchObject({ status: 400 });
    expect(await refusalOf(() => send('POST', path, form({ file: pngFile() })))).toMatchObject({
      status: 400,
      body: { message: 'Validation failed.', errors: { media: ['This property is required.'] } },
    });
    const both = form({ media: pngFile(), file: pngFile() });
    expect(await refusalOf(() => send('POST', path, both))).toMatchObject({ status: 400 });
    expect(await refusalOf(() => send('POST', path, '{"media":"x"}'))).toMatchObject({ status: 415 });
  });

  test('returns 404 for an unknown activity after checking the file', async () => {
    await mock.signInAs('thandi');
    const { status, message } = unknownActivity;
    expect(await refusalOf(() => upload('act-none', htmlFile('text/html')))).toMatchObject({ status: 415 });
    expect(await refusalOf(() => upload('act-none', pngFile()))).toEqual({ status, body: { message } });
  });

  test('returns 403 for a learner', async () => {
    await mock.signInAs('lwazi');
    expect(await refusalOf(() => upload(halves, pngFile()))).toMatchObject({ status: 403 });
  });
});

describe('deleteActivityMedia', () => {
  test('removes the activity’s media but not those of its questions, and then returns 404', async () => {
    await mock.signInAs('pieter');
    await removeMedia(fairShares);
    expect(await calls.get(fairShares)).toMatchObject({ mediaPath: null, lastModifiedUserId: 'usr-pieter' });
    expect((await fetch(`${apiBaseUrl}/activities/media/${fairShares}`)).status).toBe(404);
    expect(await fileExists(sharedFile)).toBe(true);
    expect(await refusalOf(() => removeMedia(fairShares))).toMatchObject({
      status: 404,
      message: 'Media not found.',
    });
    expect(await refusalOf(() => removeMedia('act-none'))).toMatchObject(unknownActivity);
  });

  test('deletes a file that no other record uses', async () => {
    await mock.signInAs('pieter');
    const path = await uploaded(fairShares, pngFile());
    await removeMedia(fairShares);
    expect((await fetchFile(path)).status).toBe(404);
  });
});

describe('removeUnusedFiles', () => {
  const movesFileId = 'fil-robot-moves-t9pf.webm';
  const watchActivityId = 'act-4-bugs-watch';

  const removeQuestions = async (id: string) => {
    const { title, topicId, description } = await calls.get(id);
    return update(id, { id, title, topicId, description, questions: [] });
  };

  test('keeps a file until no activity uses it', async () => {
    await mock.signInAs('thandi');
    await calls.remove(halves);
    expect(await fileExists(sharedFile)).toBe(true);
    await removeMedia(fairShares);
    expect(await fileExists(sharedFile)).toBe(false);
  });

  test('keeps a file while an attempt uses it', async () => {
    await mock.signInAs('lwazi');
    const { id } = await calls.submit(watchActivityId);
    await mock.signInAs('thandi');
    await removeQuestions(watchActivityId);
    expect(await fileExists(movesFileId)).toBe(true);
    await mock.signInAs('lwazi');
    const paths = (await calls.result(id)).questions.map(({ mediaPath }) => mediaPath);
    expect(paths).toContain(`files/${movesFileId}`);

    await mock.signInAs('thandi');
    await calls.remove(watchActivityId);
    expect(await fileExists(movesFileId)).toBe(false);
  });

  test('deletes a file that only attempts of a deleted account used', async () => {
    const { db } = mock.backend;
    for (const { id } of db.attempts.where('activityId', watchActivityId)) db.attempts.remove(id);
    await mock.signInAs('lwazi');
    await calls.submit(watchActivityId);
    await mock.signInAs('thandi');
    await removeQuestions(watchActivityId);
    expect(await fileExists(movesFileId)).toBe(true);
    deleteAccount(db, 'lrn-lwazi', { now: testNow, applicationUrl: mock.backend.applicationUrl });
    expect(await fileExists(movesFileId)).toBe(false);
  });

  test('keeps a file while a change set or an activity uses it', async () => {
    const { db } = mock.backend;
    for (const { id } of db.changeSets.all()) db.changeSets.remove(id);
    await mock.signInAs('thandi');
    const path = await uploaded(halves, pngFile());
    db.changeSets.insert({
      id: 'chs-new',
      entityType: 'Question',
      entityId: 'que-4-fractions-halves-1',
      status: 'Rejected',
      snapshotJson: JSON.stringify({ Id: 'que-4-fractions-halves-1', MediaPath: path }),
      patchJson: '[]',
      comment: null,
      submittedAtUtc: '2025-05-15T13:08:00Z',
      submittedByUserId: 'usr-sipho',
      submittedByRole: 'Tutor',
      decidedAtUtc: null,
      decidedByUserId: null,
      reason: null,
    });
    await removeMedia(halves);
    expect((await fetchFile(path)).ok).toBe(true);
    await removeQuestions(halves);
    expect((await fetchFile(path)).ok).toBe(false);
  });
});
