import { describe, expect, test } from 'vitest';
import { operationTable } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import * as calls from './activity-calls.ts';
import { fairShares, fractions, halves, unknownActivity, unknownTopic } from './activity-calls.ts';

const mock = useMock();
const refusalOf = (call: () => Promise<unknown>) => calls.expectNoChange(mock, call);

function successStatusOf(operation: string): number {
  if (/^(create|submit)/.test(operation)) return 201;
  return operation.startsWith('delete') ? 204 : 200;
}

describe('contract examples of the tag Activities', () => {
  const requests = exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'Activities');

  test.each(requests)('$operation accepts the example "$example"', async ({ operation, send }) => {
    await mock.signInAs('thandi');
    const response = await send(mock.headers());
    expect(response.status).toBe(successStatusOf(operation));
  });
});

/** The list operations whose response contains the activity `halves`. */
const lists = {
  'of the topic': () => calls.listByTopic(fractions),
  'of the subject': () => calls.listBySubject('sub-4-maths'),
  'of the topic with results': () => calls.listWithResults(fractions),
  'of the learner': () => calls.listForLearner('lrn-lwazi'),
  'of the school': () => calls.listActivities(),
};
type List = keyof typeof lists;
const findsHalves = async (list: List) => (await lists[list]()).some(({ id }) => id === halves);

describe('answer key in activities', () => {
  test.each([
    ['lwazi', 'of the topic'],
    ['lwazi', 'of the subject'],
    ['naledi', 'of the topic'],
    ['naledi', 'of the subject'],
    ['naledi', 'of the learner'],
  ] as const)('is withheld from %s in the list %s', async (persona, list) => {
    await mock.signInAs(persona);
    const visible = [...(await lists[list]()), await calls.get(halves)];
    expect(visible.filter(({ id }) => id === halves)).toHaveLength(2);
    for (const activity of visible) {
      expect(JSON.stringify(activity)).not.toMatch(/correctAnswer|feedBack|"score"|\[\[[^\]]/);
    }
  });

  test.each(['thandi', 'pieter', 'aisha', 'sipho', 'grace'])('is returned to %s', async (persona) => {
    await mock.signInAs(persona);
    const { questions } = await calls.get(halves);
    expect(questions[0]?.data).toHaveProperty('correctAnswer', true);
    expect(JSON.stringify(await calls.listBySubject('sub-4-maths'))).toContain('[[1000]]');
  });
});

describe('Activity.results', () => {
  const first = { id: 'att-348', attemptNumber: 1, totalScore: 2.33, activityTotalScore: 4 };
  const ofHalves = async (list: List) => (await lists[list]()).find(({ id }) => id === halves)?.results;

  test('contains the attempts of the calling Learner, oldest first', async () => {
    await mock.signInAs('lwazi');
    const { id } = await calls.submit(halves);
    const both = [first, { id, attemptNumber: 2, totalScore: 0, activityTotalScore: 4 }];
    expect((await calls.get(halves)).results).toEqual(both);
    expect(await ofHalves('of the topic')).toEqual(both);
    expect(await ofHalves('of the subject')).toEqual(both);
    expect(await ofHalves('of the topic with results')).toEqual(both);
    expect(await ofHalves('of the learner')).toEqual(both);
  });

  test('is empty for an Admin or a parent, except in lists of the caller’s results or of one learner', async () => {
    await mock.signInAs('thandi');
    await calls.submit(halves);
    expect((await calls.get(halves)).results).toEqual([]);
    expect(await ofHalves('of the topic')).toEqual([]);
    expect(await ofHalves('of the school')).toEqual([]);
    expect(await ofHalves('of the topic with results')).toMatchObject([{ attemptNumber: 1 }]);
    expect(await ofHalves('of the learner')).toEqual([first]);
    await mock.signInAs('naledi');
    expect((await calls.get(halves)).results).toEqual([]);
    expect(await ofHalves('of the learner')).toEqual([first]);
  });
});

describe('activity lists', () => {
  test('contain all activities, and can be empty', async () => {
    await mock.signInAs('sipho');
    const { activities } = mock.backend.db;
    expect(await calls.listActivities()).toHaveLength(activities.all().length);
    expect(await calls.listBySubject('sub-4-maths')).toHaveLength(10);
    expect(await calls.listByTopic('top-4-good-leaders')).toEqual([]);
    await mock.signInAs('kabelo');
    expect(await calls.listForLearner('lrn-kabelo')).toEqual([]);
  });

  test('return 404 for an unknown topic, subject or learner, like getActivity for an unknown activity', async () => {
    await mock.signInAs('thandi');
    await expect(calls.listByTopic('top-none')).rejects.toMatchObject(unknownTopic);
    await expect(calls.listWithResults('top-none')).rejects.toMatchObject(unknownTopic);
    await expect(calls.listBySubject('sub-none')).rejects.toMatchObject({
      status: 404,
      message: 'Subject not found.',
    });
    await expect(calls.listForLearner('lrn-none')).rejects.toMatchObject({
      status: 404,
      message: 'Learner not found.',
    });
    await expect(calls.get('act-none')).rejects.toMatchObject(unknownActivity);
  });
});

describe('suspendActivity', () => {
  const suspendHalves = async () => {
    await mock.signInAs('thandi');
    expect(await calls.suspend(halves)).toEqual({ message: 'The activity is suspended.' });
  };

  test.each([
    ['lwazi', ['of the topic', 'of the subject', 'of the topic with results', 'of the learner']],
    ['naledi', ['of the topic', 'of the subject', 'of the learner']],
  ] as [string, List[]][])('hides the activity from %s', async (persona, names) => {
    await mock.signInAs(persona);
    for (const list of names) expect(await findsHalves(list)).toBe(true);
    await suspendHalves();
    await mock.signInAs(persona);
    for (const list of names) expect(await findsHalves(list)).toBe(false);
    expect(await refusalOf(() => calls.get(halves))).toMatchObject(unknownActivity);
    expect(await refusalOf(() => calls.answerSheet(halves))).toMatchObject(unknownActivity);
  });

  test('makes saving and submitting fail for Learners', async () => {
    await suspendHalves();
    await mock.signInAs('lwazi');
    expect(await refusalOf(() => calls.save(halves))).toMatchObject(unknownActivity);
    expect(await refusalOf(() => calls.submit(halves))).toMatchObject(unknownActivity);
  });

  test('does not change what staff read', async () => {
    await suspendHalves();
    for (const list of Object.keys(lists) as List[]) expect(await findsHalves(list)).toBe(true);
    expect(await calls.get(halves)).toMatchObject({ id: halves, lastModifiedUserId: 'usr-thandi' });
    await calls.save(halves);
    await calls.submit(halves);
    await mock.signInAs('grace');
    expect(await calls.answerSheet(halves)).toMatchObject({ id: halves });
  });

  test('keeps attempts, reports, leaderboards and media', async () => {
    await mock.signInAs('lwazi');
    const before = [await calls.report('lrn-lwazi'), await calls.leaderboard({ gradeId: 'grd-4' })];
    await suspendHalves();
    await calls.suspend(fairShares);
    await mock.signInAs('lwazi');
    expect(await calls.result('att-348')).toMatchObject({ totalScore: 2.33 });
    expect([await calls.report('lrn-lwazi'), await calls.leaderboard({ gradeId: 'grd-4' })]).toEqual(before);
    expect((await fetch(`${apiBaseUrl}/activities/media/${fairShares}`)).status).toBe(200);
  });

  test('returns 409 for a suspended activity and 404 for an unknown one', async () => {
    await suspendHalves();
    expect(await refusalOf(() => calls.suspend(halves))).toMatchObject({
      status: 409,
      message: 'This activity is already suspended.',
    });
    expect(await refusalOf(() => calls.suspend('act-none'))).toMatchObject(unknownActivity);
  });
});

describe('createActivity', () => {
  test('creates an empty activity that learners see at once', async () => {
    await mock.signInAs('aisha');
    const made = await calls.create({ title: 'Fractions on a number line', topicId: fractions });
    expect(made).toEqual({
      id: made.id,
      title: 'Fractions on a number line',
      topicId: fractions,
      description: null,
      totalScore: 0,
      lastModifiedUserId: 'usr-aisha',
      mediaPath: null,
      questions: [],
      results: [],
    });
    await mock.signInAs('lwazi');
    expect(await calls.get(made.id)).toEqual(made);
    expect(await calls.listByTopic(fractions)).toContainEqual(made);
  });

  test('allows a duplicate title', async () => {
    await mock.signInAs('sipho');
    const [one, other] = [1, 2].map(() => calls.create({ title: 'Again', topicId: fractions }));
    expect((await one)?.id).not.toBe((await other)?.id);
  });

  test('refuses an unknown topic and a blank title', async () => {
    await mock.signInAs('aisha');
    expect(await refusalOf(() => calls.create({ title: 'Nowhere', topicId: 'top-none' }))).toMatchObject(
      unknownTopic,
    );
    expect(await refusalOf(() => calls.create({ title: ' ', topicId: fractions }))).toMatchObject({
      status: 400,
    });
  });
});

describe('deleteActivity', () => {
  const lwazisRow = async () =>
    (await calls.leaderboard({ gradeId: 'grd-4' })).find(({ firstName }) => firstName === 'Lwazi');

  test('deletes questions, saved answers, attempts and change sets', async () => {
    const { db } = mock.backend;
    await mock.signInAs('lwazi');
    await calls.save(halves);
    const rows = await calls.report('lrn-lwazi');
    const before = await lwazisRow();

    await mock.signInAs('aisha');
    await calls.remove(halves);
    expect(db.questions.where('activityId', halves)).toEqual([]);
    expect(db.attempts.where('activityId', halves)).toEqual([]);
    expect(db.drafts.where('activityId', halves)).toEqual([]);
    const changeSets = db.changeSets
      .all()
      .filter(({ entityId }) => /^(act|que)-4-fractions-halves/.test(entityId));
    expect(changeSets).toEqual([]);
    expect(await refusalOf(() => calls.remove(halves))).toMatchObject(unknownActivity);
    await expect(calls.get(halves)).rejects.toMatchObject(unknownActivity);

    await mock.signInAs('lwazi');
    expect(await calls.report('lrn-lwazi')).toHaveLength(rows.length - 1);
    await expect(calls.result('att-348')).rejects.toMatchObject({ status: 404 });
    const after = await lwazisRow();
    expect((before?.totalScore ?? 0) - (after?.totalScore ?? 0)).toBeCloseTo(2.33);
    expect((before?.maxPossible ?? 0) - (after?.maxPossible ?? 0)).toBe(4);
  });
});
