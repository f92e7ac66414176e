import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import * as calls from './activity-calls.ts';
import {
  mp4File,
  formsOf,
  fractions,
  halves,
  expectNoChange,
  htmlFile,
  pngFile,
  sharedFile,
  mp3File,
} from './activity-calls.ts';
import { changedModel, newQuestion, readModel } from './activity-model.ts';

const mock = useMock();
const { update } = formsOf(mock);
const refusalOf = (call: () => Promise<unknown>) => expectNoChange(mock, call);

beforeEach(async () => {
  // Silence the mock, which warns about invalid requests.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await mock.signInAs('thandi');
});

const questionIds = async () => (await calls.get(halves)).questions.map(({ id }) => id);
const first = 'que-4-fractions-halves-1';
const second = 'que-4-fractions-halves-2';
const ids = [1, 2, 3, 4, 5].map((number) => `que-4-fractions-halves-${number}`);

describe('updateActivity', () => {
  test('changes only `lastModifiedUserId` when an unchanged activity is sent', async () => {
    const sent = await readModel();
    const { status, body } = await update(halves, sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...sent, lastModifiedUserId: 'usr-thandi', results: [] });
  });

  test('keeps the questions when they are not sent (D-145)', async () => {
    const before = await calls.get(halves);
    await update(halves, { id: halves, title: 'Parts', topicId: fractions, description: null });
    expect(await calls.get(halves)).toEqual({
      ...before,
      title: 'Parts',
      description: null,
      lastModifiedUserId: 'usr-thandi',
      version: expect.any(String) as string,
    });
  });

  test('returns 409 when another user saved first, and keeps the newer version', async () => {
    const original = await readModel();
    expect((await update(halves, { ...original, title: 'First save' })).status).toBe(200);
    const saved = await calls.get(halves);
    expect(saved.version).not.toBe(original.version);
    const { status, body } = await update(halves, { ...original, title: 'Second save' });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'record-changed' } });
    expect(await calls.get(halves)).toEqual(saved);
    // An update with the current version or without a version succeeds.
    expect((await update(halves, { ...original, version: saved.version, title: 'Second save' })).status).toBe(
      200,
    );
    const { version: _older, ...unversioned } = original;
    expect((await update(halves, unversioned)).status).toBe(200);
    expect((await calls.get(halves)).version).toBe(original.version);
  });

  test('withholds and marks blanks that contain code', async () => {
    const paragraph = 'x = list[0]. First [[list[0]]], then [[grid[row[0]]]].';
    const data = JSON.stringify({ paragraph, correctAnswers: [] });
    expect((await update(halves, await changedModel(3, { data }))).status).toBe(200);
    expect((await calls.get(halves)).questions[3]?.data).toMatchObject({
      paragraph,
      correctAnswers: ['list[0]', 'grid[row[0]]'],
    });

    await mock.signInAs('lwazi');
    const { questions } = await calls.answerSheet(halves);
    expect(questions[3]?.data).toEqual({ paragraph: 'x = list[0]. First [[]], then [[]].' });
    const { id = '', type } = questions[3] ?? {};
    const answer = ['list[0]', ' grid[row[0]] '];
    const given = { id, type, data: { ...questions[3]?.data, answer } };
    expect(await calls.submit(halves, [given])).toMatchObject({ totalScore: 1, activityTotalScore: 4 });
  });

  test('moves the activity with its attempts to another topic', async () => {
    const { title, description } = await calls.get(halves);
    const topicId = 'top-4-whole-numbers';
    await update(halves, { id: halves, title, topicId, description });
    expect((await calls.listByTopic(fractions)).map(({ id }) => id)).not.toContain(halves);
    expect((await calls.listByTopic(topicId)).map(({ id }) => id)).toContain(halves);
    const [newest] = await calls.report('lrn-lwazi');
    expect(newest).toMatchObject({ activityTitle: title, topicTitle: 'Whole numbers' });
  });

  test('ignores properties that the server sets', async () => {
    const sent = {
      ...(await readModel()),
      totalScore: 99,
      mediaPath: 'files/x.png',
      lastModifiedUserId: 'usr-x',
    };
    expect(await update(halves, sent)).toMatchObject({
      status: 200,
      body: { totalScore: 4, mediaPath: null, lastModifiedUserId: 'usr-thandi' },
    });
  });

  test('withholds the answer key of new questions', async () => {
    const { questions, ...sent } = await readModel();
    await update(halves, { ...sent, questions: [...questions, newQuestion] });
    await mock.signInAs('lwazi');
    const added = (await calls.answerSheet(halves)).questions.at(-1);
    expect(added).toMatchObject({ sortOrder: 5, data: { question: 'Four eighths are one half.' } });
    expect(JSON.stringify(added)).not.toContain('correctAnswer');
  });
});

describe('updateActivity with questions', () => {
  test('sorts questions by `sortOrder`, and gives new ones an id', async () => {
    const { questions, ...sent } = await readModel();
    const [one, two] = questions;
    await update(halves, {
      ...sent,
      questions: [
        { ...one, sortOrder: 7 },
        newQuestion,
        { ...two, sortOrder: 7 },
        { ...newQuestion, sortOrder: 0 },
      ],
    });
    const saved = (await calls.get(halves)).questions;
    expect(saved.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
    expect(saved.map(({ id }) => (ids.includes(id) ? id : id.slice(0, 4)))).toEqual([
      'que-',
      first,
      second,
      'que-',
    ]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(4);
  });

  test('deletes questions that are not sent, with their saved answers and change sets', async () => {
    const { db } = mock.backend;
    await mock.signInAs('lwazi');
    const { questions: sheetQuestions } = await calls.answerSheet(halves);
    const answered = [{ answer: true }, { answer: '2/4' }].map((answer, index) => ({
      id: sheetQuestions[index]?.id,
      type: sheetQuestions[index]?.type,
      data: { ...sheetQuestions[index]?.data, ...answer },
    }));
    await calls.save(halves, answered);
    await mock.signInAs('thandi');
    const { questions, ...sent } = await readModel();
    await update(halves, { ...sent, questions: questions.slice(1) });

    expect(await questionIds()).toEqual(ids.slice(1));
    expect(db.questions.get(first)).toBeUndefined();
    expect(db.changeSets.where('entityId', first)).toEqual([]);
    expect(db.drafts.all().map(({ answers }) => JSON.parse(answers) as object)).toEqual([
      { [second]: { given: { answer: '2/4' }, changedAtUtc: testNow.toISOString() } },
    ]);
    await mock.signInAs('lwazi');
    expect((await calls.answerSheet(halves)).questions[0]?.data).toMatchObject({ answer: '2/4' });
    const review = await calls.result('att-348');
    expect(review.questions.map(({ id }) => id)).toEqual(ids);
    expect(review.totalScore).toBe(2.33);
  });

  test('deletes all questions for an empty list', async () => {
    await update(halves, { ...(await readModel()), questions: [] });
    expect(await calls.get(halves)).toMatchObject({ totalScore: 0, questions: [] });
  });

  test('keeps the stored type of a single-choice question, and stores new ones as mcqSingleAnswer (D-067)', async () => {
    mock.backend.db.questions.update(second, { type: 'questionSingleAnswer' });
    const { questions, ...sent } = await readModel();
    const choice = { ...questions[1], type: 'mcqSingleAnswer' };
    const { id: _id, ...another } = { ...choice, type: 'questionSingleAnswer', mediaPath: null };
    await update(halves, { ...sent, questions: [choice, another] });
    const types = (await calls.get(halves)).questions.map(({ type }) => type);
    expect(types).toEqual(['questionSingleAnswer', 'mcqSingleAnswer']);
  });

  test('derives the answer key from the blanks, and drops properties of attempts', async () => {
    const data = {
      paragraph: '[[1]] and [[two]]',
      correctAnswers: ['wrong'],
      answer: ['x'],
      score: 1,
      feedBack: 'So.',
    };
    await update(halves, await changedModel(3, { data: JSON.stringify(data) }));
    const saved = (await calls.get(halves)).questions[3]?.data;
    expect(saved).toEqual({
      paragraph: '[[1]] and [[two]]',
      correctAnswers: ['1', 'two'],
      feedBack: 'So.',
    });
  });

  test('counts only questions that can be marked', async () => {
    const data = JSON.stringify({ prompt: 'Why?', correctAnswer: ' ' });
    expect((await update(halves, await changedModel(4, { data }))).body).toMatchObject({ totalScore: 4 });
  });
});

describe('updateActivity with media', () => {
  const pathOf = async (index: number) => (await calls.get(halves)).questions[index]?.mediaPath ?? null;
  const part = (index: number) => `Questions[${index}].MediaFile`;
  const contentTypeOf = async (path: string | null) => {
    const response = await fetch(`${apiBaseUrl}/${path ?? 'none'}/media`);
    return response.ok ? response.headers.get('Content-Type') : response.status;
  };

  test('keeps, removes and replaces media by the index in the sent list', async () => {
    const storedPath = `files/${sharedFile}`;
    await update(halves, await readModel());
    expect(await pathOf(1)).toBe(storedPath);

    await update(halves, await changedModel(1, { mediaPath: null }));
    expect(await pathOf(1)).toBeNull();

    const { questions, ...sent } = await readModel();
    const reversed = questions.map((question, index) => ({ ...question, sortOrder: 9 - index }));
    await update(halves, { ...sent, questions: reversed }, { [part(0)]: mp3File(), [part(4)]: mp4File() });
    expect(await questionIds()).toEqual(ids.toReversed());
    expect(await contentTypeOf(await pathOf(4))).toBe('audio/mpeg');
    expect(await contentTypeOf(await pathOf(0))).toBe('video/mp4');
    expect(await pathOf(4)).toMatch(/^files\/fil-\w+\.mp3$/);

    const before = await pathOf(4);
    await update(halves, await readModel(), { [part(4)]: pngFile() });
    expect(await contentTypeOf(await pathOf(4))).toBe('image/png');
    expect(await contentTypeOf(before)).toBe(404);
  });

  test('stores the media of a new question', async () => {
    const { questions, ...sent } = await readModel();
    await update(halves, { ...sent, questions: [...questions, newQuestion] }, { [part(5)]: pngFile() });
    expect(await contentTypeOf(await pathOf(5))).toBe('image/png');
  });

  test.each([
    [
      'an HTML page declared as a picture',
      { [part(0)]: pngFile(), [part(1)]: htmlFile('image/png') },
      415,
      'This type of file is not allowed.',
      { [part(1)]: ['The content of this file is not image/png.'] },
    ],
    [
      'an SVG picture',
      { [part(0)]: htmlFile('image/svg+xml') },
      415,
      'This type of file is not allowed.',
      { [part(0)]: ['Only PNG, JPEG, GIF, MP3, WAV, Ogg, MP4 and WebM files are allowed.'] },
    ],
    [
      'a file of more than 10 MB',
      {
        [part(1)]: new File([new Uint8Array(10_485_761)], 'x.png', { type: 'image/png' }),
        [part(0)]: htmlFile('text/html'),
      },
      413,
      'This file is too large. At most 10 MB are allowed.',
      { [part(1)]: ['At most 10 MB are allowed.'] },
    ],
  ])('refuses %s, and saves nothing', async (_what, files, status, message, errors) => {
    const sent = { ...(await readModel()), title: 'Never' };
    expect(await refusalOf(() => update(halves, sent, files))).toEqual({ status, body: { message, errors } });
  });
});
