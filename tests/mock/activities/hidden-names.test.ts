import { beforeEach, describe, expect, test } from 'vitest';
import { gradeLeaderboard, get, invalid, update } from '../learners/learner-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import { fractions, leaderboard } from './activity-calls.ts';

const mock = useMock();

/** Shows the only hidden name of the demo data. */
beforeEach(() => {
  mock.backend.db.users.update('lrn-hendrik', { isNameHidden: false });
});

const maths = { gradeId: 'grd-4', subjectId: 'sub-4-maths' };

/** A topic in which Amahle, Ayesha and Karabo share the second place, sorted by name. */
const addition = { gradeId: 'grd-4', topicId: 'top-4-addition-and-subtraction' };

const hide = (...ids: string[]) => {
  for (const id of ids) mock.backend.db.users.update(id, { isNameHidden: true });
};

const namesOf = (rows: readonly { firstName: string; lastName: string }[]) =>
  rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('hidden name on leaderboards (D-243)', () => {
  test.each([
    ['a classmate', 'amahle.zulu'],
    ['the learner’s sister', 'zola'],
    ['a parent of another family', 'fatima'],
    ['a user with a custom role', 'grace'],
  ])('is not returned to %s, nor are id and school', async (_who, persona) => {
    hide('lrn-lwazi');
    mock.backend.db.users.update('usr-grace', { role: 'Reading Coach', roles: ['Reading Coach'] });
    await mock.signInAs(persona);
    const hidden = { firstName: 'A', lastName: 'learner', isNameHidden: true };
    for (const rows of [await gradeLeaderboard('grd-4'), await leaderboard(maths)]) {
      expect(JSON.stringify(rows)).not.toMatch(/lwazi/i);
    }
    const isHidden = (row: { isNameHidden?: boolean }) => row.isNameHidden;
    expect((await gradeLeaderboard('grd-4')).filter(isHidden)).toEqual([{ ...hidden, totalScore: 76.33 }]);
    expect((await leaderboard(maths)).filter(isHidden)).toEqual([
      {
        ...hidden,
        school: null,
        gradeTitle: 'Grade 4',
        totalScore: 22.83,
        maxPossible: 29,
        percentage: 78.72,
      },
    ]);
  });

  test('is returned to the learner, the parents and staff, with `isNameHidden`', async () => {
    hide('lrn-lwazi');
    for (const persona of ['lwazi', 'naledi', 'johan', 'thandi', 'pieter', 'aisha', 'sipho', 'grace']) {
      await mock.signInAs(persona);
      const row = { learnerId: 'lrn-lwazi', firstName: 'Lwazi', lastName: 'Khumalo', isNameHidden: true };
      expect(await gradeLeaderboard('grd-4')).toContainEqual(expect.objectContaining(row));
      expect(await leaderboard(maths)).toContainEqual(
        expect.objectContaining({ ...row, school: 'Protea Park Primary' }),
      );
    }
  });

  test('is not revealed by the position among equal scores', async () => {
    const places = [];
    for (const hidden of ['lrn-amahle', 'lrn-ayesha', 'lrn-karabo']) {
      hide(hidden);
      await mock.signInAs('lwazi');
      places.push(namesOf(await leaderboard(addition)).indexOf('A learner'));
      mock.backend.db.users.update(hidden, { isNameHidden: false });
    }
    expect(places).toEqual([1, 1, 1]);
  });

  test('changes neither score nor rank, except among equal scores', async () => {
    await mock.signInAs('lwazi');
    const before = await leaderboard({ gradeId: 'grd-4', topicId: fractions });
    hide(...before.flatMap(({ learnerId }) => (learnerId === 'lrn-lwazi' ? [] : [learnerId ?? ''])));
    const after = await leaderboard({ gradeId: 'grd-4', topicId: fractions });
    const scores = ({ totalScore, maxPossible }: (typeof before)[number]) => [totalScore, maxPossible];
    expect(after.map(scores)).toEqual(
      before
        .map(scores)
        .toSorted(([one = 0, ofOne = 0], [other = 0, ofOther = 0]) => other - one || ofOne - ofOther),
    );
  });
});

describe('updateLearner with isNameHidden', () => {
  const record = async () => (await get('lrn-lwazi')) as Parameters<typeof update>[0];

  test.each(['naledi', 'johan', 'thandi'])('lets %s hide and show the name', async (persona) => {
    await mock.signInAs(persona);
    expect(await record()).toMatchObject({ isNameHidden: false });
    expect(await update({ ...(await record()), isNameHidden: true })).toMatchObject({ isNameHidden: true });
    const { isNameHidden: _, ...rest } = await record();
    expect(await update(rest)).toMatchObject({ isNameHidden: true });
    expect(await update({ ...rest, isNameHidden: false })).toMatchObject({ isNameHidden: false });
  });

  test('refuses a change by the learner, but accepts an unchanged record', async () => {
    hide('lrn-lwazi');
    await mock.signInAs('lwazi');
    expect(await update(await record())).toMatchObject({ isNameHidden: true });
    const shown = { ...(await record()), isNameHidden: false };
    expect(await refusalOf(mock.backend, () => update(shown))).toMatchObject(
      invalid({ isNameHidden: ['Learners cannot change this themselves.'] }),
    );
  });
});
