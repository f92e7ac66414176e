import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useMock } from '../mock-fixture.ts';
import { formsOf, halves, expectNoChange, pngFile, sharedFile } from './activity-calls.ts';
import { changedModel, newQuestion, readModel, type SentQuestion } from './activity-model.ts';

const mock = useMock();
const { form, send, update } = formsOf(mock);
const refusalOf = (call: () => Promise<unknown>) => expectNoChange(mock, call);
const refused = (errors: object) => ({ status: 400, body: { message: 'Validation failed.', errors } });

beforeEach(async () => {
  // Silence the mock, which warns about invalid requests.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await mock.signInAs('thandi');
});

describe('updateActivity with an invalid request', () => {
  test.each<[string, number, Partial<SentQuestion>, object]>([
    [
      'a question of another activity',
      0,
      { id: 'que-4-fractions-fair-shares-1' },
      { 'model.questions.0.id': ['This question is not part of the activity.'] },
    ],
    [
      'a duplicate question',
      1,
      { id: 'que-4-fractions-halves-1', type: 'truefalse', data: newQuestion.data, mediaPath: null },
      { 'model.questions.1.id': ['This question is in the list twice.'] },
    ],
    [
      'a change of the question type',
      0,
      { type: 'textAnswer', data: '{"prompt":"Why?","correctAnswer":null}' },
      { 'model.questions.0.type': ['The type of a question cannot be changed.'] },
    ],
    [
      'a correct answer that is not an option',
      1,
      { data: '{"prompt":"Which?","options":["a","b"],"correctAnswer":"c"}' },
      { 'model.questions.1.data.correctAnswer': ['This is not one of the options.'] },
    ],
    [
      'correct answers that are not options',
      2,
      { data: '{"prompt":"Which?","options":["a","b"],"correctAnswers":["a","c"]}' },
      { 'model.questions.2.data.correctAnswers.1': ['This is not one of the options.'] },
    ],
    [
      'an empty blank',
      3,
      { data: '{"paragraph":"[[1]] [[]]","correctAnswers":["1"]}' },
      { 'model.questions.3.data.paragraph': ['A blank has no correct word.'] },
    ],
    [
      'a paragraph without a blank',
      3,
      { data: '{"paragraph":"list[0]","correctAnswers":[]}' },
      { 'model.questions.3.data.paragraph': ['Mark at least one word as a blank, such as [[word]].'] },
    ],
    [
      'a blank without closing brackets',
      3,
      { data: '{"paragraph":"[[1]] and [[list[0]]","correctAnswers":["1"]}' },
      {
        'model.questions.3.data.paragraph': [
          'A blank starts with [[ and ends with ]], and brackets inside it must come in pairs.',
        ],
      },
    ],
    [
      'media of another question',
      0,
      { mediaPath: `files/${sharedFile}` },
      { 'model.questions.0.mediaPath': ['This is not the media that the question has.'] },
    ],
    [
      'a data: URL as media',
      1,
      { mediaPath: 'data:image/png;base64,iVBO' },
      { 'model.questions.1.mediaPath': ['This is not the media that the question has.'] },
    ],
    [
      'data without an answer key',
      0,
      { data: '{"question":"?"}' },
      { 'model.questions.0.data.correctAnswer': ['This property is required.'] },
    ],
  ])('refuses %s', async (_what, index, change, errors) => {
    const sent = await changedModel(index, change);
    expect(await refusalOf(() => update(halves, sent))).toEqual(refused(errors));
  });

  test('refuses the id of another activity, and a file without a question', async () => {
    const sent = await readModel();
    expect(await refusalOf(() => update('act-4-fractions-fair-shares', sent))).toEqual(
      refused({ 'model.id': ['This is not the id in the path.'] }),
    );
    expect(await refusalOf(() => update(halves, sent, { 'Questions[7].MediaFile': pngFile() }))).toEqual(
      refused({ 'Questions[7].MediaFile': ['There is no such question in the model.'] }),
    );
  });

  test('refuses an invalid form', async () => {
    const put = (body: FormData | string) => refusalOf(() => send('PUT', `/activities/${halves}`, body));
    const sent = await readModel();
    expect(await put(form({}))).toMatchObject({ status: 400 });
    expect(await put(form({ 'Questions[0].MediaFile': pngFile() }))).toEqual(
      refused({ model: ['This property is required.'] }),
    );
    expect(await put(form({ model: '{' }))).toEqual(refused({ model: ['This is not valid JSON.'] }));
    expect(await put(form({ model: sent, other: pngFile() }))).toMatchObject({ status: 400 });
    expect(await put(JSON.stringify({ model: sent }))).toMatchObject({ status: 415 });
    const { title: _title, ...untitled } = sent;
    expect(await put(form({ model: untitled }))).toEqual(
      refused({ 'model.title': ['This property is required.'] }),
    );
  });

  test('returns 404 for an unknown activity or topic', async () => {
    const sent = await readModel();
    const topicNotFound = { status: 404, body: { message: 'Topic not found.' } };
    expect(await refusalOf(() => update(halves, { ...sent, topicId: 'top-none' }))).toEqual(topicNotFound);
    const unknown = { status: 404, body: { message: 'Activity not found.' } };
    expect(await refusalOf(() => update('act-none', { ...sent, id: 'act-none' }))).toEqual(unknown);
  });

  test.each(['aisha', 'pieter', 'sipho', 'lwazi'])(
    'returns 403 for %s, who must submit changes for review (AUT-053)',
    async (persona) => {
      const sent = await readModel();
      const moved = sent.questions.map((question) => ({ ...question, sortOrder: 9 }));
      const before = mock.backend.db.questions.where('activityId', halves);
      await mock.signInAs(persona);
      for (const questions of [moved, [...sent.questions, newQuestion], sent.questions.slice(1), []]) {
        const direct = { ...sent, title: 'Never', questions };
        expect(await refusalOf(() => update(halves, direct))).toMatchObject({ status: 403 });
      }
      expect(mock.backend.db.questions.where('activityId', halves)).toEqual(before);
      expect(mock.backend.db.activities.getOrThrow(halves).title).toBe('Halves, quarters and eighths');
    },
  );
});
