import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { leaderboard, grades, reportOf, subjects, terms, topics } from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';

/* Tests the responses that screens receive in each scenario. */

const activeOf = (id: string) =>
  unwrap(client.GET('/subscriptions/learner/{id}/active', { params: { path: { id } } }));
const queue = () => unwrap(client.GET('/moderation/queue', { params: { query: { status: 'Pending' } } }));
const tree = () => unwrap(client.GET('/moderation/queue/tree'));

describe('scenario empty', () => {
  const mock = useMock('empty');

  test('returns empty lists, and one user who can add records', async () => {
    await mock.signInAs('thandi');
    const lists = [grades.list, terms.list, subjects.list, queue, tree];
    for (const list of lists) expect(await list()).toEqual([]);
    expect(await unwrap(client.GET('/admin/users'))).toHaveLength(1);
    expect(await unwrap(client.GET('/admin/roles'))).toHaveLength(7);
    const { id: gradeId } = await grades.create({ title: 'Grade 1' });
    const { id: subjectId } = await subjects.create({ title: 'Mathematics', gradeId });
    await topics.create({ title: 'Counting', subjectId });
    expect(await topics.list(subjectId)).toHaveLength(1);
  });
});

describe('scenario expired', () => {
  const mock = useMock('expired');

  test('returns no active plan', async () => {
    await mock.signInAs('thandi');
    for (const id of ['lrn-lwazi', 'lrn-emma']) expect(await activeOf(id)).toMatchObject({ isActive: false });
  });
});

describe('scenario backlog', () => {
  const mock = useMock('backlog');

  test('fills the queue and the tree', async () => {
    await mock.signInAs('aisha');
    const waiting = await queue();
    expect(waiting.length).toBeGreaterThanOrEqual(150);
    const names = new Set((await tree()).map(({ gradeName }) => gradeName));
    expect(names).toEqual(new Set(['Grade 1', 'Grade 4', 'Grade 8']));
  });

  test('can be cleared by approving all change sets at once', async () => {
    await mock.signInAs('thandi');
    const ids = (await queue()).map(({ id }) => id);
    await unwrap(client.POST('/moderation/approveMany', { body: { ids } }));
    expect(await queue()).toEqual([]);
    // The responses still match the contract.
    expect(await unwrap(client.GET('/activities'))).not.toEqual([]);
  });
});

describe('scenario large', () => {
  const mock = useMock('large');

  test('returns complete long lists', async () => {
    await mock.signInAs('thandi');
    expect(await leaderboard({ gradeId: 'grd-4' })).toHaveLength(10_000);
    expect((await leaderboard({ gradeId: 'grd-4', topicId: 'top-4-fractions' })).length).toBeGreaterThan(
      9900,
    );
    expect(
      await unwrap(client.GET('/learner/leaderboard', { params: { query: { gradeId: 'grd-4' } } })),
    ).toHaveLength(10_000);
    expect(await subjects.list({ gradeId: 'grd-4' })).toHaveLength(200);
    expect(await topics.list('sub-4-maths')).toHaveLength(200);
    expect(await unwrap(client.GET('/moderation/queue'))).toHaveLength(2000);
    expect(await reportOf('lrn-more-1')).toHaveLength(10_000);
    expect(await reportOf('lrn-more-2')).toHaveLength(2);
  });

  test('can delete a subject with the attempts of 10,000 learners', async () => {
    await mock.signInAs('thandi');
    await subjects.remove('sub-4-maths');
    expect(await topics.list('sub-4-coding')).not.toEqual([]);
    expect(await leaderboard({ gradeId: 'grd-4', subjectId: 'sub-4-english' })).not.toEqual([]);
  });
});
