import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useMock } from '../mock-fixture.ts';
import {
  activityChange,
  choiceData,
  fourthQuestion,
  halves,
  malformed,
  moderationCalls,
  patch,
  refused,
  secondQuestion,
} from './moderation-calls.ts';

const mock = useMock();
const { submit, queue, questionReview, questionChange, refusal } = moderationCalls(mock);

// The mock warns about every request that deviates from the contract.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('submitChange', () => {
  test.each(['thandi', 'pieter', 'aisha', 'sipho', 'lwazi'])(
    'stores a pending change of %s without changing the content',
    async (who) => {
      await mock.signInAs(who);
      const before = mock.backend.db.dump();
      const { status, body } = await submit(await questionChange(secondQuestion, patch(['/SortOrder', 0])));
      expect(status).toBe(201);
      expect(body).toMatchObject({ id: 'chs-61', status: 'Pending', comment: null });
      const { changeSets, ...rest } = mock.backend.db.dump();
      const { changeSets: known, ...restBefore } = before;
      const others = { refreshTokens: [], counters: [] };
      expect({ ...rest, ...others }).toEqual({ ...restBefore, ...others });
      expect(changeSets).toHaveLength(known.length + 1);
      await mock.signInAs('aisha');
      expect((await queue('?status=Pending')).at(-1)?.id).toBe('chs-61');
      expect(await questionReview(secondQuestion)).toMatchObject({
        after: { sortOrder: 0 },
        latestChange: { status: 'Pending' },
      });
    },
  );

  test.each(['grace', 'naledi'])('returns 403 for %s', async (who) => {
    await mock.signInAs(who);
    expect(await refusal(() => submit(activityChange(halves)))).toMatchObject({ status: 403 });
  });

  test('accepts paths in any letter case, and returns the contract’s spelling (D-141)', async () => {
    await mock.signInAs('sipho');
    const sent = await questionChange(secondQuestion, patch(['/SORTORDER', 0], ['/mediapath', null]));
    const { status, body } = await submit(sent);
    expect(status).toBe(201);
    expect(body.patchJson).toBe(patch(['/SortOrder', 0], ['/MediaPath', null]));
    const renamed = { ...activityChange(halves), patchJson: patch(['/title', 'Halves and more']) };
    expect((await submit(renamed)).body.patchJson).toBe(patch(['/Title', 'Halves and more']));
  });

  test('creates two change sets for two equal requests', async () => {
    await mock.signInAs('sipho');
    const ids = [await submit(activityChange(halves)), await submit(activityChange(halves))].map(
      ({ body }) => body.id,
    );
    expect(ids).toEqual(['chs-61', 'chs-62']);
  });

  test('sets time and submitter, and stores null for an empty comment', async () => {
    await mock.signInAs('sipho');
    const { body } = await submit({ ...activityChange(halves), comment: '' });
    expect(body).toMatchObject({
      submittedAtUtc: '2025-05-15T13:08:00.000Z',
      submittedByUserId: 'usr-sipho',
      comment: null,
    });
  });

  test('accepts data as an object, and returns it as a string', async () => {
    await mock.signInAs('sipho');
    const { body } = await submit(await questionChange(secondQuestion, patch(['/data', choiceData])));
    expect(body.patchJson).toBe(patch(['/data', JSON.stringify(choiceData)]));
  });

  test('stores an outdated snapshot', async () => {
    await mock.signInAs('sipho');
    const sent = {
      ...activityChange(halves),
      snapshotJson: '{"Id":"act-4-fractions-halves","Title":"Once","Description":null}',
    };
    expect((await submit(sent)).body.snapshotJson).toBe(sent.snapshotJson);
  });
});

describe('submitChange with an invalid change', () => {
  beforeEach(() => mock.signInAs('sipho'));

  const question = (patchJson: string, id = secondQuestion) => questionChange(id, patchJson);
  const data = (more: object) => patch(['/data', JSON.stringify({ ...choiceData, ...more })]);

  test.each<[string, string, Record<string, string[]>]>([
    ['that is not JSON', 'no JSON', { patchJson: ['Expected a JSON string.'] }],
    ['without a change', '[]', { patchJson: ['Expected at least 1 item(s).'] }],
    [
      'with a path of another record',
      patch(['/Title', 'New']),
      { 'patchJson.0.path': ['This path cannot be replaced here.'] },
    ],
    [
      'with another operation',
      '[{"op":"add","path":"/SortOrder","value":1}]',
      { 'patchJson.0.op': ['Expected "replace".'] },
    ],
    [
      'with a value of another type',
      patch(['/SortOrder', '1']),
      { 'patchJson.0.value': ['Expected integer.'] },
    ],
    [
      'with a duplicate path',
      patch(['/SortOrder', 1], ['/SortOrder', 2]),
      { 'patchJson.1.path': ['This path is in the list twice.'] },
    ],
    [
      'with a duplicate path in another letter case',
      patch(['/SortOrder', 1], ['/sortorder', 2]),
      { 'patchJson.1.path': ['This path is in the list twice.'] },
    ],
    [
      'with several errors in the data, for a path in any letter case',
      patch(['/DATA', JSON.stringify({ ...choiceData, answer: '2/4', score: 1 })]),
      {
        'patchJson.0.value.answer': ['This property must not be sent.'],
        'patchJson.0.value.score': ['This property must not be sent.'],
      },
    ],
    [
      'with an answer',
      data({ answer: '2/4' }),
      { 'patchJson.0.value.answer': ['This property must not be sent.'] },
    ],
    ['with a score', data({ score: 1 }), { 'patchJson.0.value.score': ['This property must not be sent.'] }],
    [
      'without an answer key',
      patch(['/data', '{"prompt":"Which?","options":["a","b"]}']),
      { 'patchJson.0.value.correctAnswer': ['This property is required.'] },
    ],
    [
      'with a correct answer that is not an option',
      data({ correctAnswer: '9' }),
      { 'patchJson.0.value.correctAnswer': ['This is not one of the options.'] },
    ],
    [
      'with data of another type',
      patch(['/data', '{"question":"So?","correctAnswer":true}']),
      { 'patchJson.0.value': ['This is not the data of a question of type mcqSingleAnswer.'] },
    ],
    [
      'with the media of another question',
      patch(['/MediaPath', 'files/fil-pencil-9wd6.png']),
      { 'patchJson.0.value': ['This is not the media that the question has.'] },
    ],
    [
      'with a file of another type than declared',
      patch(['/MediaPath', `data:image/png;base64,${btoa('GIF89a')}`]),
      { 'patchJson.0.value': ['The content of this file is not image/png.'] },
    ],
  ])('refuses a patch %s', async (_what, patchJson, errors) => {
    const sent = await question(patchJson);
    expect(await refusal(() => submit(sent))).toMatchObject(refused(errors));
  });

  test.each([
    ['[[]] and [[2]]', 'A blank has no correct word.'],
    ['list[0]', 'Mark at least one word as a blank, such as [[word]].'],
    ['[[list[0]] is', malformed],
  ])('refuses the paragraph %j', async (paragraph, reason) => {
    const patchJson = patch(['/data', JSON.stringify({ paragraph, correctAnswers: [] })]);
    const sent = await question(patchJson, fourthQuestion);
    const errors = { 'patchJson.0.value.paragraph': [reason] };
    expect(await refusal(() => submit(sent))).toMatchObject(refused(errors));
  });

  test.each(['A [[x]] B', 'A [[]] B'])(
    'refuses the paragraph %j without an answer key',
    async (paragraph) => {
      const sent = await question(patch(['/data', JSON.stringify({ paragraph })]), fourthQuestion);
      const errors = { 'patchJson.0.value.correctAnswers': ['This property is required.'] };
      expect(await refusal(() => submit(sent))).toMatchObject(refused(errors));
    },
  );

  test.each([
    ['\u3164', 'This must not be blank.'],
    [
      'a\u202Eb',
      'Remove control characters and the hidden characters that change the direction of the text.',
    ],
  ])('refuses the title %j', async (title, reason) => {
    const sent = activityChange(halves, patch(['/Title', title]));
    const errors = { 'patchJson.0.value': [reason] };
    expect(await refusal(() => submit(sent))).toMatchObject(refused(errors));
  });

  test('refuses a change without a patch', async () => {
    const { patchJson: _patch, ...rest } = activityChange(halves);
    expect(await refusal(() => submit(rest))).toMatchObject(
      refused({ patchJson: ['This property is required.'] }),
    );
  });

  test.each([
    ['data:text/html,<script>alert(1)</script>', 'This is not a file in base64.'],
    [`DATA:image/png;base64,${btoa('<svg/>')}`, 'The content of this file is not image/png.'],
  ])('refuses a snapshot with the media %s', async (MediaPath, reason) => {
    const sent = await question(patch(['/SortOrder', 0]));
    const snapshot = JSON.parse((sent as { snapshotJson: string }).snapshotJson) as object;
    const snapshotJson = JSON.stringify({ ...snapshot, MediaPath });
    expect(await refusal(() => submit({ ...sent, snapshotJson }))).toMatchObject(
      refused({ 'snapshotJson.MediaPath': [reason] }),
    );
  });

  test('refuses the snapshot of another record or type', async () => {
    const sent = await question(data({}));
    const other = { ...sent, entityId: 'que-4-fractions-halves-1' };
    const errors = { 'snapshotJson.Id': ['This is not the id in entityId.'] };
    expect(await refusal(() => submit(other))).toMatchObject(refused(errors));
    mock.backend.db.questions.update(secondQuestion, { type: 'questionSingleAnswer' });
    expect(await refusal(() => submit(sent))).toMatchObject(
      refused({ 'snapshotJson.Type': ['This is not the type of the question.'] }),
    );
  });

  test('returns 404 for an unknown record', async () => {
    expect(await refusal(() => submit(activityChange('none')))).toMatchObject({
      status: 404,
      body: { message: 'Activity not found.' },
    });
    const sent = await question(data({}));
    mock.backend.db.questions.remove(secondQuestion);
    expect(await refusal(() => submit(sent))).toMatchObject({
      status: 404,
      body: { message: 'Question not found.' },
    });
  });
});
