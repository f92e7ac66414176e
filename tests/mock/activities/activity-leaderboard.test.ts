import { describe, expect, test } from 'vitest';
import type { AttemptRecord } from '#mocks/data/models/attempts.ts';
import { useMock } from '../mock-fixture.ts';
import { fractions, halves, leaderboard } from './activity-calls.ts';

const mock = useMock();
type Query = Parameters<typeof leaderboard>[0];

const grade4 = { gradeId: 'grd-4' };

/** Adds an attempt with a given score, without marking. */
function insertAttempt(attempt: Partial<AttemptRecord> & Pick<AttemptRecord, 'learnerId'>): void {
  const { db, now } = mock.backend;
  db.attempts.insert({
    id: db.nextId('att'),
    activityId: halves,
    attemptNumber: 9,
    totalScore: 1,
    activityTotalScore: 5,
    questions: '[]',
    createdAtUtc: now().toISOString(),
    ...attempt,
  });
}

const ofFractions = { ...grade4, topicId: fractions };
const rowOf = async (firstName: string, query: Query = ofFractions) =>
  (await leaderboard(query)).find((row) => row.firstName === firstName);

describe('getActivityLeaderboard', () => {
  test('returns only the public properties of a learner to every signed-in role', async () => {
    for (const persona of ['lwazi', 'naledi', 'grace', 'thandi']) {
      await mock.signInAs(persona);
      const [first] = await leaderboard({ ...grade4, subjectId: 'sub-4-maths' });
      expect(Object.keys(first ?? {}).toSorted()).toEqual([
        'firstName',
        'gradeTitle',
        'lastName',
        'learnerId',
        'maxPossible',
        'percentage',
        'school',
        'totalScore',
      ]);
    }
  });

  test('sorts by score, then by first name, and matches the contract’s example', async () => {
    await mock.signInAs('lwazi');
    const rows = await leaderboard({ ...grade4, subjectId: 'sub-4-maths' });
    expect(rows.slice(0, 4)).toEqual([
      expect.objectContaining({
        learnerId: 'lrn-amahle',
        firstName: 'Amahle',
        totalScore: 44,
        maxPossible: 48,
        percentage: 91.67,
      }),
      expect.objectContaining({ firstName: 'Liam', totalScore: 43.5, school: 'Silver Tree Primary' }),
      expect.objectContaining({ firstName: 'Thabo', gradeTitle: 'Grade 4', totalScore: 43.5 }),
      expect.objectContaining({ firstName: 'Mia', totalScore: 42.5, percentage: 88.54 }),
    ]);
    const scores = rows.map(({ totalScore }) => totalScore);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test('sorts equal first names by surname', async () => {
    const { users } = mock.backend.db;
    users.update('lrn-kabelo', { gradeId: 'grd-8', name: 'Emma', surname: 'Zuma' });
    insertAttempt({ learnerId: 'lrn-kabelo', activityId: 'act-8-new', totalScore: 0 });
    await mock.signInAs('lwazi');
    const before = (await leaderboard({ gradeId: 'grd-8' })).map(({ lastName }) => lastName);
    expect(before).not.toContain('Zuma');

    const [activity] = mock.backend.db.topics
      .all()
      .filter(({ subjectId }) => subjectId.startsWith('sub-8-'))
      .flatMap(({ id }) => mock.backend.db.activities.where('topicId', id));
    const activityId = activity?.id ?? '';
    for (const learnerId of ['lrn-kabelo', 'lrn-emma']) {
      for (const { id } of mock.backend.db.attempts.where('learnerId', learnerId)) {
        mock.backend.db.attempts.remove(id);
      }
      insertAttempt({ learnerId, activityId, totalScore: 2 });
    }
    const rows = await leaderboard({ gradeId: 'grd-8' });
    expect(rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Emma van Wyk',
      'Emma Zuma',
    ]);
  });

  test('counts the best attempt at an activity, and the newest of attempts with equal scores', async () => {
    await mock.signInAs('lwazi');
    const before = await rowOf('Lwazi');
    insertAttempt({ learnerId: 'lrn-lwazi', totalScore: 2, activityTotalScore: 50 });
    expect(await rowOf('Lwazi')).toEqual(before);

    insertAttempt({ learnerId: 'lrn-lwazi', totalScore: 2.33, activityTotalScore: 3 });
    expect((await rowOf('Lwazi'))?.maxPossible).toBe((before?.maxPossible ?? 0) - 1);

    insertAttempt({ learnerId: 'lrn-lwazi', totalScore: 3, activityTotalScore: 3 });
    expect((await rowOf('Lwazi'))?.totalScore).toBeCloseTo((before?.totalScore ?? 0) + 0.67);
  });

  test('returns 0 percent when the possible score is 0', async () => {
    const { attempts } = mock.backend.db;
    for (const { id } of attempts.where('learnerId', 'lrn-lwazi')) attempts.remove(id);
    insertAttempt({ learnerId: 'lrn-lwazi', totalScore: 0, activityTotalScore: 0 });
    await mock.signInAs('lwazi');
    expect(await rowOf('Lwazi')).toMatchObject({ totalScore: 0, maxPossible: 0, percentage: 0 });
  });

  test('returns only active learners who are now in the grade', async () => {
    await mock.signInAs('thandi');
    expect(await rowOf('Lwazi')).toBeDefined();
    mock.backend.db.users.update('lrn-lwazi', { isActive: false });
    expect(await rowOf('Lwazi')).toBeUndefined();
    mock.backend.db.users.update('lrn-lwazi', { isActive: true, gradeId: 'grd-5' });
    expect(await rowOf('Lwazi')).toBeUndefined();
    expect(await leaderboard({ gradeId: 'grd-5' })).toEqual([]);
    insertAttempt({ learnerId: 'lrn-zola' });
    insertAttempt({ learnerId: 'usr-thandi' });
    const names = (await leaderboard(grade4)).map(({ firstName }) => firstName);
    expect(names).not.toContain('Zola');
    expect(names).not.toContain('Thandi');
  });

  test('filters by subject and topic, and is empty when the topic is not in the subject', async () => {
    await mock.signInAs('lwazi');
    const [all, maths, topic] = [
      await rowOf('Amahle', grade4),
      await rowOf('Amahle', { ...grade4, subjectId: 'sub-4-maths' }),
      await rowOf('Amahle', { ...grade4, subjectId: 'sub-4-maths', topicId: fractions }),
    ];
    expect(all?.maxPossible).toBeGreaterThan(maths?.maxPossible ?? 0);
    expect(maths?.maxPossible).toBeGreaterThan(topic?.maxPossible ?? 0);
    expect(await rowOf('Amahle')).toEqual(topic);

    expect(await leaderboard({ ...grade4, subjectId: 'sub-1-maths' })).toEqual([]);
    expect(await leaderboard({ ...grade4, subjectId: 'sub-4-english', topicId: fractions })).toEqual([]);
    expect(await leaderboard({ gradeId: 'grd-1', topicId: fractions })).toEqual([]);
  });

  test.each([
    [{ gradeId: 'grd-none' }, 'Grade not found.'],
    [{ ...grade4, subjectId: 'sub-none' }, 'Subject not found.'],
    [{ ...grade4, topicId: 'top-none' }, 'Topic not found.'],
  ])('returns 404 for %j', async (query, message) => {
    await mock.signInAs('lwazi');
    await expect(leaderboard(query)).rejects.toMatchObject({ status: 404, message });
  });

  test.each([
    [{}, { gradeId: ['This parameter is required.'] }],
    [{ gradeId: '' }, { gradeId: ['Expected at least 1 character(s).'] }],
    [{ ...grade4, topicId: '' }, { topicId: ['Expected at least 1 character(s).'] }],
  ])('returns 400 for %j', async (query, errors) => {
    await mock.signInAs('lwazi');
    await expect(leaderboard(query as never)).rejects.toMatchObject({ status: 400, errors });
  });
});
