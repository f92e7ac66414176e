import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import {
  leaderboard,
  examplesOf,
  grades,
  notFound,
  idMismatch,
  reportOf,
  subjects,
} from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { orphansOf } from '../orphans.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const { backend } = mock;
const asAdmin = () => mock.signInAs('thandi');
const gradeFour = { id: 'grd-4', title: 'Grade Four', description: null };

test.each(examplesOf('Grades'))('$operation accepts the example "$example"', async ({ send }) => {
  await asAdmin();
  expect((await send(mock.headers())).ok).toBe(true);
});

describe('createGrade', () => {
  test('creates an empty grade that learners see, with null for omitted properties', async () => {
    await asAdmin();
    const grade = await grades.create({ title: 'Grade R' });
    expect(grade).toEqual({
      id: expect.stringMatching(/^grd-/) as string,
      title: 'Grade R',
      description: null,
    });
    expect(await subjects.list({ gradeId: grade.id })).toEqual([]);
    await mock.signInAs('zola');
    expect(await grades.list()).toContainEqual(grade);
  });

  test('and updateGrade refuse the title of another grade, in any letter case', async () => {
    await asAdmin();
    const { id } = await grades.create({ title: 'Grade R' });
    const taken = { status: 409, code: 'grade-title-in-use' };
    expect(await refusalOf(backend, () => grades.create({ title: 'grade  r' }))).toMatchObject(taken);
    const renamed = { id, title: 'GRADE 1', description: null };
    expect(await refusalOf(backend, () => grades.update(id, renamed))).toMatchObject(taken);
    await grades.update(id, { id, title: 'Grade r', description: null });
  });

  test('rejects a blank title', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => grades.create({ title: '  ' }))).toMatchObject({
      status: 400,
      message: 'Validation failed.',
      errors: { title: [expect.any(String)] },
    });
  });

  test.each(['aisha', 'pieter', 'sipho', 'grace', 'naledi', 'lwazi'])(
    'and deleteGrade return 403 for %s',
    async (persona) => {
      await mock.signInAs(persona);
      expect(await refusalOf(backend, () => grades.create({ title: 'Grade 9' }))).toMatchObject({
        status: 403,
      });
      expect(await refusalOf(backend, () => grades.remove('grd-7'))).toMatchObject({ status: 403 });
    },
  );
});

describe('updateGrade', () => {
  test('changes the title in all responses', async () => {
    await asAdmin();
    expect(await grades.update('grd-4', gradeFour)).toEqual(gradeFour);
    expect(await grades.list()).toContainEqual(gradeFour);
    const rows = await leaderboard({ gradeId: 'grd-4' });
    expect(new Set(rows.map(({ gradeTitle }) => gradeTitle))).toEqual(new Set(['Grade Four']));
    await mock.signInAs('lwazi');
    expect(await unwrap(client.GET('/learner/my-profile'))).toMatchObject({
      gradeId: 'grd-4',
      gradeTitle: 'Grade Four',
    });
  });

  test('compares the ids before it looks up the grade', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => grades.update('grd-none', gradeFour))).toMatchObject(idMismatch);
    expect(
      await refusalOf(backend, () => grades.update('grd-none', { ...gradeFour, id: 'grd-none' })),
    ).toMatchObject(notFound('Grade'));
  });
});

describe('deleteGrade', () => {
  const hasLearners = { status: 409, message: 'This grade still has learners.' };

  test('deletes the subjects and topics of an empty grade', async () => {
    await asAdmin();
    await grades.remove('grd-7');
    expect((await grades.list()).map(({ id }) => id)).not.toContain('grd-7');
    await expect(subjects.list({ gradeId: 'grd-7' })).rejects.toMatchObject(notFound('Grade'));
    await expect(subjects.get('sub-7-maths')).rejects.toMatchObject(notFound('Subject'));
    expect(orphansOf(backend.db)).toEqual([]);
  });

  test('returns 409 while the grade has learners, active or not', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => grades.remove('grd-4'))).toMatchObject(hasLearners);
    backend.db.users.update('lrn-zola', { isActive: false });
    expect(await refusalOf(backend, () => grades.remove('grd-1'))).toMatchObject(hasLearners);
  });

  test('deletes the grade’s content after its learners have left', async () => {
    await asAdmin();
    expect(await reportOf('lrn-emma')).not.toEqual([]);
    backend.db.users.update('lrn-emma', { gradeId: null });
    const changeSets = backend.db.changeSets.all().length;
    await grades.remove('grd-8');
    expect(await reportOf('lrn-emma')).toEqual([]);
    expect(backend.db.activities.get('act-8-integers-below-zero')).toBeUndefined();
    expect(backend.db.changeSets.all().length).toBeLessThan(changeSets);
    expect(orphansOf(backend.db)).toEqual([]);
    expect(await reportOf('lrn-lwazi')).not.toEqual([]);
  });

  test('returns 404 for an unknown id', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => grades.remove('grd-none'))).toMatchObject(notFound('Grade'));
  });
});
