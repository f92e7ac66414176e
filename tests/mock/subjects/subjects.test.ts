import { describe, expect, test } from 'vitest';
import {
  leaderboard,
  examplesOf,
  notFound,
  idMismatch,
  reportOf,
  subjects,
  topics,
} from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { orphansOf } from '../orphans.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const { backend } = mock;
const asAdmin = () => mock.signInAs('thandi');
const editors = ['thandi', 'pieter', 'aisha', 'sipho'];
const others = ['grace', 'naledi', 'lwazi'];

const maths = {
  id: 'sub-4-maths',
  title: 'Maths',
  description: null,
  subjectGroup: 'Mathematics',
  subjectType: 'Compulsory',
  gradeId: 'grd-4',
};

const scoreOfLwazi = async (query: { gradeId: string; subjectId?: string }) =>
  (await leaderboard(query)).find(({ firstName }) => firstName === 'Lwazi')?.totalScore ?? 0;

test.each(examplesOf('Subjects'))('$operation accepts the example "$example"', async ({ send }) => {
  await asAdmin();
  expect((await send(mock.headers())).ok).toBe(true);
});

describe('createSubject', () => {
  test.each(editors)('lets %s add a subject without topics', async (persona) => {
    await mock.signInAs(persona);
    const chess = await subjects.create({ title: 'Chess', gradeId: 'grd-4' });
    expect(chess).toEqual({
      id: expect.stringMatching(/^sub-/) as string,
      title: 'Chess',
      description: null,
      subjectGroup: null,
      subjectType: null,
      gradeId: 'grd-4',
    });
    expect(await subjects.get(chess.id)).toEqual(chess);
    expect(await topics.list(chess.id)).toEqual([]);
    await mock.signInAs('lwazi');
    expect(await subjects.list({ learnerId: 'lrn-lwazi' })).toContainEqual(chess);
  });

  test('refuses an unknown grade and a blank title', async () => {
    await asAdmin();
    expect(
      await refusalOf(backend, () => subjects.create({ title: 'Chess', gradeId: 'grd-none' })),
    ).toMatchObject(notFound('Grade'));
    expect(
      await refusalOf(backend, () => subjects.create({ title: ' ', gradeId: 'grd-none' })),
    ).toMatchObject({ status: 400, errors: { title: [expect.any(String)] } });
  });

  test.each(others)('like updateSubject and deleteSubject, returns 403 for %s', async (persona) => {
    await mock.signInAs(persona);
    for (const call of [
      () => subjects.create({ title: 'Chess', gradeId: 'grd-4' }),
      () => subjects.update('sub-4-maths', maths),
      () => subjects.remove('sub-4-maths'),
    ]) {
      expect(await refusalOf(backend, call)).toMatchObject({ status: 403 });
    }
  });
});

describe('updateSubject', () => {
  test.each(editors)('lets %s rename a subject, also in reports', async (persona) => {
    await mock.signInAs(persona);
    expect(await subjects.update('sub-4-maths', maths)).toEqual(maths);
    await asAdmin();
    const titles = (await reportOf('lrn-lwazi')).map(({ subjectTitle }) => subjectTitle);
    expect(titles).toContain('Maths');
    expect(titles).not.toContain('Mathematics');
  });

  test('moves the subject with its topics and activities to another grade, and keeps attempts', async () => {
    await asAdmin();
    const attempts = await reportOf('lrn-lwazi');
    await subjects.update('sub-4-maths', { ...maths, gradeId: 'grd-5' });
    const idsOf = async (gradeId: string) => (await subjects.list({ gradeId })).map(({ id }) => id);
    expect(await idsOf('grd-4')).not.toContain('sub-4-maths');
    expect(await idsOf('grd-5')).toContain('sub-4-maths');
    expect(await topics.list('sub-4-maths')).toHaveLength(5);
    expect(await reportOf('lrn-lwazi')).toHaveLength(attempts.length);
    // Its activities are not in Grade 4 any more.
    expect(await leaderboard({ gradeId: 'grd-4', subjectId: 'sub-4-maths' })).toEqual([]);
  });

  test('checks the ids, then the subject, then the grade', async () => {
    await asAdmin();
    const withUnknownIds = { ...maths, gradeId: 'grd-none' };
    const refusals = [
      await refusalOf(backend, () => subjects.update('sub-none', withUnknownIds)),
      await refusalOf(backend, () => subjects.update('sub-none', { ...withUnknownIds, id: 'sub-none' })),
      await refusalOf(backend, () => subjects.update('sub-4-maths', withUnknownIds)),
    ];
    expect(refusals).toMatchObject([idMismatch, notFound('Subject'), notFound('Grade')]);
  });
});

describe('deleteSubject', () => {
  test.each(editors)('lets %s delete a subject with its topics, activities and attempts', async (persona) => {
    await asAdmin();
    const inMaths = await scoreOfLwazi({ gradeId: 'grd-4', subjectId: 'sub-4-maths' });
    const inAll = await scoreOfLwazi({ gradeId: 'grd-4' });
    expect(inMaths).toBeGreaterThan(0);
    backend.db.drafts.insert({
      id: 'lrn-lwazi:act-4-fractions-halves',
      learnerId: 'lrn-lwazi',
      activityId: 'act-4-fractions-halves',
      answers: '{}',
    });

    await mock.signInAs(persona);
    await subjects.remove('sub-4-maths');
    await expect(subjects.get('sub-4-maths')).rejects.toMatchObject(notFound('Subject'));
    await expect(topics.list('sub-4-maths')).rejects.toMatchObject(notFound('Subject'));
    await expect(topics.get('top-4-fractions')).rejects.toMatchObject(notFound('Topic'));
    expect(orphansOf(backend.db)).toEqual([]);

    await asAdmin();
    expect(await scoreOfLwazi({ gradeId: 'grd-4' })).toBeCloseTo(inAll - inMaths, 2);
    const titles = (await reportOf('lrn-lwazi')).map(({ subjectTitle }) => subjectTitle);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).not.toContain('Mathematics');
  });

  test('returns 404 for an unknown id', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => subjects.remove('sub-none'))).toMatchObject(notFound('Subject'));
  });
});
