import { beforeEach, describe, expect, test } from 'vitest';
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
const { submit, approve, changeSet, questionChange, refusal } = moderationCalls(mock);

const blanksMustBeEmpty = 'The blanks must stay empty: [[]].';

describe('submitChange by a Learner', () => {
  beforeEach(() => mock.signInAs('lwazi'));

  test('drops the answer key for the Learner, and returns the stored one to moderators (D-137)', async () => {
    const forged = {
      ...choiceData,
      options: ['4/8', '2/3', '3/5', '1/3'],
      correctAnswer: '2/3',
      feedBack: 'Mine.',
    };
    const { status, body } = await submit(
      await questionChange(secondQuestion, patch(['/data', JSON.stringify(forged)])),
    );
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toMatch(/correctAnswer|feedBack|Mine/);

    await mock.signInAs('aisha');
    const { snapshotJson, patchJson } = await changeSet(body.id);
    expect(JSON.parse((JSON.parse(snapshotJson) as { Data: string }).Data)).toMatchObject({
      options: choiceData.options,
      correctAnswer: '2/4',
    });
    const [sent] = JSON.parse(patchJson) as { value: string }[];
    expect(JSON.parse(sent?.value ?? '')).toEqual({
      prompt: choiceData.prompt,
      options: forged.options,
      correctAnswer: '4/8',
    });
  });

  test('returns a change without an answer key unchanged', async () => {
    const data =
      '{"paragraph":"There are [[]] cm in a metre, [[]] m in a kilometre and [[]] m in two.","hint":null}';
    const sent = await questionChange(fourthQuestion, patch(['/data', data]));
    expect((await submit(sent)).body).toMatchObject(sent);
  });

  test('refuses a malformed paragraph', async () => {
    const data = { paragraph: '[[]] [[]] [[list[0]]', correctAnswers: [] };
    const sent = await questionChange(fourthQuestion, patch(['/data', JSON.stringify(data)]));
    const errors = { 'patchJson.0.value.paragraph': [malformed] };
    expect(await refusal(() => submit(sent))).toMatchObject(refused(errors));
  });

  test.each([
    ['There are [[]] cm in a metre, [[]] m in [[', malformed],
    ['There are [[]] cm in a metre and [[list[0]] m in [[]].', malformed],
    ['There are [[100]] cm in a metre, [[1000]] m in a kilometre and [[]] m in two.', blanksMustBeEmpty],
    ['There are [[ ]] cm in a metre, [[]] m in a kilometre and [[]] m in two.', blanksMustBeEmpty],
  ])(
    'refuses the paragraph %j without an answer key, as a string or an object',
    async (paragraph, reason) => {
      for (const value of [{ paragraph }, JSON.stringify({ paragraph, hint: null })]) {
        const sent = await questionChange(fourthQuestion, patch(['/data', value]));
        const response = await refusal(() => submit(sent));
        expect(response).toEqual(refused({ 'patchJson.0.value.paragraph': [reason] }));
      }
    },
  );

  test.each([
    [200, 'without', {}, 201],
    [201, 'without', {}, 400],
    [201, 'with', { correctAnswers: [] }, 400],
  ])('returns for %i blanks in a snapshot %s an answer key: %i', async (count, _without, key, status) => {
    const data = { paragraph: '[[]]'.repeat(count), ...key };
    const sent = await questionChange(fourthQuestion, patch(['/SortOrder', 0]));
    const snapshot = JSON.parse((sent as { snapshotJson: string }).snapshotJson) as object;
    const snapshotJson = JSON.stringify({ ...snapshot, Data: JSON.stringify(data) });
    const tooMany = refused({ 'snapshotJson.Data.paragraph': ['At most 200 blanks are allowed.'] });
    const response =
      status === 201
        ? await submit({ ...sent, snapshotJson })
        : await refusal(() => submit({ ...sent, snapshotJson }));
    expect(response).toMatchObject(status === 201 ? { status } : tooMany);
  });

  test('does not reveal the length of the words in the blanks', async () => {
    const submitted: { status: number; id: string }[] = [];
    for (const spare of [0, 11]) {
      const paragraph = `${'x'.repeat(10_000 - 12 - spare)}${'[[]]'.repeat(3)}`;
      const { status, body } = await submit(
        await questionChange(fourthQuestion, patch(['/data', { paragraph }])),
      );
      submitted.push({ status, id: body.id });
    }
    expect(submitted).toMatchObject([{ status: 201 }, { status: 201 }]);
    // A moderator receives empty blanks, and cannot approve the change.
    await mock.signInAs('aisha');
    const conflict = 'The paragraph is too long with the words of its blanks.';
    expect(await refusal(() => approve(submitted[0]?.id ?? ''))).toMatchObject({
      status: 409,
      body: { code: 'question-changed', errors: { 'ids.0': [conflict] } },
    });
  });

  test('accepts a snapshot that is too long with its words, and drops the words', async () => {
    const paragraph = `${'x'.repeat(10_000 - 12)}${'[[]]'.repeat(3)}`;
    const moved = await questionChange(fourthQuestion, patch(['/SortOrder', 0]));
    const snapshot = JSON.parse((moved as { snapshotJson: string }).snapshotJson) as object;
    const snapshotJson = JSON.stringify({ ...snapshot, Data: JSON.stringify({ paragraph }) });
    const { body } = await submit({ ...moved, snapshotJson });
    await mock.signInAs('aisha');
    const shown = JSON.parse((await changeSet(body.id)).snapshotJson) as { Data: string };
    expect(JSON.parse(shown.Data)).toMatchObject({ paragraph });
  });

  test('refuses a snapshot with words in the blanks but no answer key', async () => {
    const sent = await questionChange(fourthQuestion, patch(['/SortOrder', 0]));
    const { snapshotJson } = sent as { snapshotJson: string };
    const snapshot = JSON.parse(snapshotJson) as object;
    const Data = JSON.stringify({ paragraph: 'There are [[100]] cm in a metre.' });
    const response = await refusal(() =>
      submit({ ...sent, snapshotJson: JSON.stringify({ ...snapshot, Data }) }),
    );
    expect(response).toEqual(refused({ 'snapshotJson.Data.paragraph': [blanksMustBeEmpty] }));
  });

  test.each([
    [secondQuestion, { prompt: 'Which?', options: ['2/4', '2/3'] }, 'options', 'options'],
    [fourthQuestion, { paragraph: 'There are [[]] cm in a metre.' }, 'paragraph', 'blanks'],
  ])('refuses another number of options or blanks in %s', async (id, data, property, what) => {
    const sent = await questionChange(id, patch(['/data', JSON.stringify(data)]));
    const errors = { [`patchJson.0.value.${property}`]: [`The number of ${what} must stay as it is.`] };
    expect(await refusal(() => submit(sent))).toMatchObject(refused(errors));
  });

  test('returns 404 for a suspended activity, but not to staff', async () => {
    const sent = await questionChange(secondQuestion, patch(['/SortOrder', 0]));
    mock.backend.db.activities.update(halves, { isSuspended: true });
    expect(await refusal(() => submit(sent))).toMatchObject({
      status: 404,
      body: { message: 'Question not found.' },
    });
    expect(await refusal(() => submit(activityChange(halves)))).toMatchObject({
      status: 404,
      body: { message: 'Activity not found.' },
    });
    await mock.signInAs('sipho');
    expect((await submit(activityChange(halves))).status).toBe(201);
  });
});
