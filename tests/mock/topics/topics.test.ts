import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { leaderboard, examplesOf, notFound, idMismatch, reportOf, topics } from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { orphansOf } from '../orphans.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const { backend } = mock;
const asAdmin = () => mock.signInAs('thandi');
const editors = ['thandi', 'pieter', 'aisha', 'sipho'];
const others = ['grace', 'naledi', 'lwazi'];

const fractions = {
  id: 'top-4-fractions',
  title: 'All about fractions',
  description: null,
  subjectId: 'sub-4-maths',
  termId: 'trm-3',
};

const idsOf = async (subjectId: string) => (await topics.list(subjectId)).map(({ id }) => id);
const activitiesOf = async (id: string) =>
  (await unwrap(client.GET('/activities/by-topic/{id}', { params: { path: { id } } }))).map(
    (activity) => activity.id,
  );

test.each(examplesOf('Topics'))('$operation accepts the example "$example"', async ({ send }) => {
  await asAdmin();
  expect((await send(mock.headers())).ok).toBe(true);
});

describe('createTopic', () => {
  test.each(editors)('lets %s add a topic', async (persona) => {
    await mock.signInAs(persona);
    const topic = await topics.create({ title: 'Shapes', subjectId: 'sub-4-maths', termId: 'trm-3' });
    expect(topic).toEqual({
      id: expect.stringMatching(/^top-/) as string,
      title: 'Shapes',
      description: null,
      subjectId: 'sub-4-maths',
      termId: 'trm-3',
    });
    expect(await topics.get(topic.id)).toEqual(topic);
    expect(await activitiesOf(topic.id)).toEqual([]);
    await mock.signInAs('lwazi');
    expect(await topics.list('sub-4-maths')).toContainEqual(topic);
  });

  test.each([{}, { termId: null }])('creates a topic without a term for %j', async (term) => {
    await asAdmin();
    const topic = await topics.create({ title: 'Mental maths', subjectId: 'sub-4-maths', ...term });
    expect(topic.termId).toBeNull();
  });

  test('refuses an unknown subject, an unknown term and a blank title', async () => {
    await asAdmin();
    const refusals = [
      await refusalOf(backend, () =>
        topics.create({ title: 'Shapes', subjectId: 'sub-none', termId: 'trm-none' }),
      ),
      await refusalOf(backend, () =>
        topics.create({ title: 'Shapes', subjectId: 'sub-4-maths', termId: 'trm-none' }),
      ),
      await refusalOf(backend, () => topics.create({ title: ' ', subjectId: 'sub-none' })),
    ];
    expect(refusals).toMatchObject([notFound('Subject'), notFound('Term'), { status: 400 }]);
  });

  test.each(others)('like updateTopic and deleteTopic, returns 403 for %s', async (persona) => {
    await mock.signInAs(persona);
    for (const call of [
      () => topics.create({ title: 'Shapes', subjectId: 'sub-4-maths' }),
      () => topics.update('top-4-fractions', fractions),
      () => topics.remove('top-4-fractions'),
    ]) {
      expect(await refusalOf(backend, call)).toMatchObject({ status: 403 });
    }
  });
});

describe('updateTopic', () => {
  test.each(editors)('lets %s change title and term, also in reports', async (persona) => {
    await mock.signInAs(persona);
    expect(await topics.update('top-4-fractions', fractions)).toEqual(fractions);
    await asAdmin();
    const rows = await reportOf('lrn-lwazi');
    expect(rows.filter(({ topicTitle }) => topicTitle === 'Fractions')).toEqual([]);
    expect(rows.find(({ topicTitle }) => topicTitle === 'All about fractions')?.termTitle).toBe('Term 3');
  });

  test('removes the term when `termId` is null', async () => {
    await asAdmin();
    expect(await topics.update('top-4-fractions', { ...fractions, termId: null })).toMatchObject({
      termId: null,
    });
    expect(await idsOf('sub-4-maths')).toContain('top-4-fractions');
  });

  test('moves the topic with its activities to another subject, and keeps attempts', async () => {
    await asAdmin();
    const activities = await activitiesOf('top-4-fractions');
    const attempts = backend.db.attempts.all().length;
    await topics.update('top-4-fractions', { ...fractions, subjectId: 'sub-4-coding' });
    expect(await idsOf('sub-4-maths')).not.toContain('top-4-fractions');
    expect(await idsOf('sub-4-coding')).toContain('top-4-fractions');
    expect(await activitiesOf('top-4-fractions')).toEqual(activities);
    expect(backend.db.attempts.all()).toHaveLength(attempts);
    const rows = await reportOf('lrn-lwazi');
    expect(rows.find(({ topicTitle }) => topicTitle === 'All about fractions')?.subjectTitle).toBe(
      'Coding and Robotics',
    );
  });

  test('checks the ids, then the topic, the subject and the term', async () => {
    await asAdmin();
    const withUnknownIds = { ...fractions, subjectId: 'sub-none', termId: 'trm-none' };
    const refusals = [
      await refusalOf(backend, () => topics.update('top-none', withUnknownIds)),
      await refusalOf(backend, () => topics.update('top-none', { ...withUnknownIds, id: 'top-none' })),
      await refusalOf(backend, () => topics.update('top-4-fractions', withUnknownIds)),
      await refusalOf(backend, () =>
        topics.update('top-4-fractions', { ...withUnknownIds, subjectId: 'sub-4-maths' }),
      ),
    ];
    expect(refusals).toMatchObject([idMismatch, notFound('Topic'), notFound('Subject'), notFound('Term')]);
  });
});

describe('deleteTopic', () => {
  test.each(editors)('lets %s delete a topic with its activities and their records', async (persona) => {
    backend.db.drafts.insert({
      id: 'lrn-lwazi:act-4-fractions-halves',
      learnerId: 'lrn-lwazi',
      activityId: 'act-4-fractions-halves',
      answers: '{}',
    });
    await mock.signInAs(persona);
    await topics.remove('top-4-fractions');
    await expect(topics.get('top-4-fractions')).rejects.toMatchObject(notFound('Topic'));
    expect(await idsOf('sub-4-maths')).not.toContain('top-4-fractions');
    expect(backend.db.activities.get('act-4-fractions-halves')).toBeUndefined();
    expect(orphansOf(backend.db)).toEqual([]);

    await asAdmin();
    expect((await reportOf('lrn-lwazi')).map(({ topicTitle }) => topicTitle)).not.toContain('Fractions');
    await expect(leaderboard({ gradeId: 'grd-4', topicId: 'top-4-fractions' })).rejects.toMatchObject(
      notFound('Topic'),
    );
  });

  test('returns 404 for an unknown id', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => topics.remove('top-none'))).toMatchObject(notFound('Topic'));
  });
});
