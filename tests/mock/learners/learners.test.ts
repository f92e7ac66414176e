import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import {
  board,
  classList,
  everyone,
  forbidden,
  get,
  invalid,
  mine,
  unknownGrade,
  unknownLearner,
} from './learner-calls.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

describe('the examples of the contract', () => {
  const invited: OperationId[] = ['acceptInviteRegister', 'acceptInviteSignin'];
  const requests = exampleRequests.filter(
    ({ operation }) => operationTable[operation].tag === 'Learners' && !invited.includes(operation),
  );

  test.each(requests)('$operation $example works', async ({ operation, send }) => {
    const roles: readonly string[] = operationTable[operation].roles;
    const persona = roles.includes('Parent') || roles.length === 0 ? 'naledi' : 'thandi';
    await mock.signInAs(operation === 'getMyLearnerProfile' ? 'lwazi' : persona);
    expect((await send(mock.headers())).ok).toBe(true);
  });
});

describe('who reads a learner', () => {
  test.each([
    ['lwazi', 'lrn-lwazi'],
    ['naledi', 'lrn-lwazi'],
    ['johan', 'lrn-zola'],
    ['thandi', 'lrn-kabelo'],
    ['aisha', 'lrn-kabelo'],
  ])('%s reads %s', async (persona, id) => {
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
  ])('%s does not read %s', async (persona, id, expected) => {
    await mock.signInAs(persona);
    expect(await refusal(() => get(id))).toMatchObject(expected);
  });

  test('the primary parent is listed first', async () => {
    mock.backend.db.guardians.update('grn-naledi-lrn-lwazi', { isPrimaryParent: false });
    mock.backend.db.guardians.update('grn-johan-lrn-lwazi', { isPrimaryParent: true });
    await mock.signInAs('lwazi');
    expect((await get('lrn-lwazi')).parents.map(({ id }) => id)).toEqual(['usr-johan', 'usr-naledi']);
  });

  test('somebody who is no longer a learner has no learner’s profile', async () => {
    await mock.signInAs('lwazi');
    mock.backend.db.users.update('lrn-lwazi', { role: 'Tutor', roles: ['Tutor'] });
    await expect(unwrap(client.GET('/learner/my-profile'))).rejects.toMatchObject({ status: 403 });
  });
});

describe('lists', () => {
  test('of the school contain every learner by name, inactive ones too', async () => {
    mock.backend.db.users.update('lrn-zola', { isActive: false });
    await mock.signInAs('thandi');
    const listed = await everyone();
    expect(listed).toHaveLength(mock.backend.db.users.where('role', 'Learner').length);
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names).toContain('Zola');
  });

  test('of a parent contain their own learners', async () => {
    await mock.signInAs('johan');
    expect((await mine()).map(({ id }) => id)).toEqual(['lrn-lwazi', 'lrn-zola']);
    await mock.signInAs('fatima');
    expect(await mine()).toEqual([]);
  });

  test('of a grade contain only what a class list needs', async () => {
    mock.backend.db.users.update('lrn-mia', { isActive: false });
    await mock.signInAs('sipho');
    const listed = await classList('grd-4');
    expect(listed).toHaveLength(24);
    expect(listed.map(({ id }) => id)).toContain('lrn-mia');
    expect(listed[0]).toEqual({
      id: 'lrn-amahle',
      name: 'Amahle',
      surname: 'Zulu',
      school: 'Umthombo Primary',
      gradeTitle: 'Grade 4',
    });
    expect(await classList('grd-3')).toEqual([]);
    expect(await refusal(() => classList('grd-none'))).toMatchObject(unknownGrade);
  });
});

describe('the leaderboard of a grade', () => {
  test('adds up the best attempts, without learners who are inactive, elsewhere or without an attempt', async () => {
    await mock.signInAs('lwazi');
    const rows = await board('grd-4');
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
    const ids = (await board('grd-4')).map(({ learnerId }) => learnerId);
    expect(ids).toHaveLength(rows.length - 2);
    expect(ids[0]).toBe('lrn-thabo');
    // Of a learner who has moved up, only attempts in the new grade count.
    expect((await board('grd-8')).map(({ learnerId }) => learnerId)).toEqual(['lrn-emma']);
  });

  test('orders equal scores by name, and a worse attempt changes nothing', async () => {
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
    expect((await board('grd-1')).map((row) => [row.firstName, row.totalScore])).toEqual([
      ['Emma', 3],
      ['Kabelo', 3],
      ['Zola', 3],
    ]);
  });

  test('requires a grade that exists', async () => {
    await mock.signInAs('zola');
    expect(await refusal(() => board(undefined as never))).toMatchObject(
      invalid({
        gradeId: ['This parameter is required.'],
      }),
    );
    expect(await refusal(() => board('grd-none'))).toMatchObject(unknownGrade);
  });
});
