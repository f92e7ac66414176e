import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  gradeLeaderboard,
  listLearnersByGrade,
  listLearners,
  forbidden,
  get,
  invalid,
  listMyLearners,
  unknownGrade,
  unknownLearner,
} from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

describe('contract examples of the tag Learners', () => {
  // These operations need the token of an invitation: see `parent-invitations.test.ts`.
  const inviteeOperations: OperationId[] = ['acceptInviteRegister', 'acceptInviteSignin'];
  const requests = exampleRequests.filter(
    ({ operation }) => operationTable[operation].tag === 'Learners' && !inviteeOperations.includes(operation),
  );

  test.each(requests)('$operation accepts the example "$example"', async ({ operation, send }) => {
    const roles: readonly string[] = operationTable[operation].roles;
    const persona = roles.includes('Parent') || roles.length === 0 ? 'naledi' : 'thandi';
    await mock.signInAs(operation === 'getMyLearnerProfile' ? 'lwazi' : persona);
    expect((await send(mock.headers())).ok).toBe(true);
  });
});

describe('getLearner', () => {
  test.each([
    ['lwazi', 'lrn-lwazi'],
    ['naledi', 'lrn-lwazi'],
    ['johan', 'lrn-zola'],
    ['thandi', 'lrn-kabelo'],
    ['aisha', 'lrn-kabelo'],
  ])('lets %s read %s', async (persona, id) => {
    await mock.signInAs(persona);
    expect((await get(id)).id).toBe(id);
  });

  test.each([
    ['lwazi', 'lrn-zola', forbidden],
    ['lwazi', 'lrn-none', forbidden],
    ['fatima', 'lrn-lwazi', forbidden],
    ['fatima', 'lrn-none', forbidden],
    ['fatima', 'usr-fatima', forbidden],
    ['sipho', 'lrn-lwazi', forbidden],
    ['thandi', 'lrn-none', unknownLearner],
    ['thandi', 'usr-naledi', unknownLearner],
    ['aisha', 'lrn-none', unknownLearner],
  ])('does not let %s read %s', async (persona, id, expected) => {
    await mock.signInAs(persona);
    expect(await refusal(() => get(id))).toMatchObject(expected);
  });

  test('lists the primary parent first', async () => {
    mock.backend.db.guardians.update('grn-naledi-lrn-lwazi', { isPrimaryParent: false });
    mock.backend.db.guardians.update('grn-johan-lrn-lwazi', { isPrimaryParent: true });
    await mock.signInAs('lwazi');
    expect((await get('lrn-lwazi')).parents.map(({ id }) => id)).toEqual(['usr-johan', 'usr-naledi']);
  });
});

describe('getMyLearnerProfile', () => {
  test('returns 403 after the caller’s role changed from Learner', async () => {
    await mock.signInAs('lwazi');
    mock.backend.db.users.update('lrn-lwazi', { role: 'Tutor', roles: ['Tutor'] });
    await expect(unwrap(client.GET('/learner/my-profile'))).rejects.toMatchObject({ status: 403 });
  });
});

describe('learner lists', () => {
  test('listLearners returns all learners by name, active or not', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    await mock.signInAs('thandi');
    const listed = await listLearners();
    expect(listed).toHaveLength(mock.backend.db.users.where('role', 'Learner').length);
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names).toContain('Zola');
  });

  test('listMyLearners returns the parent’s learners', async () => {
    await mock.signInAs('johan');
    expect((await listMyLearners()).map(({ id }) => id)).toEqual(['lrn-lwazi', 'lrn-zola']);
    await mock.signInAs('fatima');
    expect(await listMyLearners()).toEqual([]);
  });

  test('listLearnersByGrade returns name, school and grade of all learners of a grade, active or not', async () => {
    mock.backend.db.users.update('lrn-mia', { isActive: false });
    await mock.signInAs('sipho');
    const listed = await listLearnersByGrade('grd-4');
    expect(listed).toHaveLength(24);
    expect(listed.map(({ id }) => id)).toContain('lrn-mia');
    expect(listed[0]).toEqual({
      id: 'lrn-amahle',
      name: 'Amahle',
      surname: 'Zulu',
      school: 'Umthombo Primary',
      gradeTitle: 'Grade 4',
    });
    expect(await listLearnersByGrade('grd-3')).toEqual([]);
    expect(await refusal(() => listLearnersByGrade('grd-none'))).toMatchObject(unknownGrade);
  });
});

describe('getGradeLeaderboard', () => {
  test('sums the best attempts of each learner, and leaves out learners who are inactive, in another grade or without an attempt', async () => {
    await mock.signInAs('lwazi');
    const rows = await gradeLeaderboard('grd-4');
    expect(rows.slice(0, 5)).toEqual([
      { learnerId: 'lrn-amahle', firstName: 'Amahle', lastName: 'Zulu', totalScore: 92 },
      { learnerId: 'lrn-liam', firstName: 'Liam', lastName: 'Petersen', totalScore: 89.5 },
      { learnerId: 'lrn-thabo', firstName: 'Thabo', lastName: 'Maseko', totalScore: 88.5 },
      { learnerId: 'lrn-ayesha', firstName: 'Ayesha', lastName: 'Davids', totalScore: 83.5 },
      { learnerId: 'lrn-lwazi', firstName: 'Lwazi', lastName: 'Khumalo', totalScore: 76.33 },
    ]);
    const { db } = mock.backend;
    db.users.update('lrn-amahle', { isActive: false });
    db.users.update('lrn-liam', { gradeId: 'grd-8' });
    db.users.update('lrn-kabelo', { gradeId: 'grd-4' });
    const ids = (await gradeLeaderboard('grd-4')).map(({ learnerId }) => learnerId);
    expect(ids).toHaveLength(rows.length - 2);
    expect(ids[0]).toBe('lrn-thabo');
    // After a change of grade, only attempts in the new grade are counted.
    expect((await gradeLeaderboard('grd-8')).map(({ learnerId }) => learnerId)).toEqual(['lrn-emma']);
  });

  test('sorts equal scores by name, and ignores a worse attempt', async () => {
    const { db } = mock.backend;
    for (const learnerId of ['lrn-zola', 'lrn-kabelo', 'lrn-emma']) {
      db.users.update(learnerId, { gradeId: 'grd-1' });
      for (const [attemptNumber, totalScore] of [
        [1, 3],
        [2, 1],
      ] as const) {
        db.attempts.insert({
          id: `att-${learnerId}-${attemptNumber}`,
          activityId: 'act-1-counting-fruit',
          learnerId,
          attemptNumber,
          totalScore,
          activityTotalScore: 4,
          questions: '[]',
          createdAtUtc: '2025-05-15T08:00:00Z',
        });
      }
    }
    await mock.signInAs('zola');
    expect((await gradeLeaderboard('grd-1')).map((row) => [row.firstName, row.totalScore])).toEqual([
      ['Emma', 3],
      ['Kabelo', 3],
      ['Zola', 3],
    ]);
  });

  test('refuses a missing and an unknown grade', async () => {
    await mock.signInAs('zola');
    expect(await refusal(() => gradeLeaderboard(undefined as never))).toMatchObject(
      invalid({
        gradeId: ['This parameter is required.'],
      }),
    );
    expect(await refusal(() => gradeLeaderboard('grd-none'))).toMatchObject(unknownGrade);
  });
});
