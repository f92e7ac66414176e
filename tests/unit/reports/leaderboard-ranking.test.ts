import { describe, expect, test } from 'vitest';
import { markedLearner, ranked } from '#features/reports/ranking/ranking.ts';
import { Role } from '#session/roles.ts';

const row = (firstName: string, totalScore: number, learnerId?: string) => ({
  firstName,
  lastName: 'Khumalo',
  totalScore,
  ...(learnerId !== undefined && { learnerId }),
});

describe('ranks on a leaderboard (D-081)', () => {
  const ranksOf = (...scores: number[]) =>
    ranked(
      scores.map((score, index) => row(`Learner ${index}`, score)),
      undefined,
    ).map(({ rank }) => rank);

  test('equal scores share a rank, and the next one is left out for each of them', () => {
    expect(ranksOf(9, 8, 8, 8, 3)).toEqual([1, 2, 2, 2, 5]);
    expect(ranksOf(9, 9, 1)).toEqual([1, 1, 3]);
    expect(ranksOf()).toEqual([]);
  });

  test('what reads alike with two decimals ranks alike (RPT-016)', () => {
    expect(ranksOf(3.3333, 3.3299, 3.32)).toEqual([1, 1, 3]);
  });

  test('rows that come in another order are put right, equal ones stay as they came', () => {
    const board = ranked([row('B', 1), row('C', 2), row('A', 2)], undefined);
    expect(board.map(({ fullName, rank }) => `${rank} ${fullName}`)).toEqual([
      '1 C Khumalo',
      '1 A Khumalo',
      '3 B Khumalo',
    ]);
  });

  test('a bar is a percentage of the best score; without any score it is empty', () => {
    expect(ranked([row('A', 40), row('B', 30)], undefined).map(({ percentOfBest }) => percentOfBest)).toEqual(
      [100, 75],
    );
    expect(ranked([row('A', 0)], undefined).map(({ percentOfBest }) => percentOfBest)).toEqual([0]);
  });

  test('only a row with an id can be marked (D-082)', () => {
    const marked = { learnerId: 'lrn-b', word: 'You' } as const;
    const board = ranked([row('A', 3, 'lrn-a'), row('B', 2, 'lrn-b'), row('C', 1)], marked);
    expect(board.map(({ mark }) => mark)).toEqual([undefined, 'You', undefined]);
    expect(new Set(board.map(({ key }) => key)).size).toBe(3);
  });
});

describe('whose row is marked (RPT-012)', () => {
  test('a learner’s own, whatever the URL says', () => {
    const lwazi = { id: 'lrn-lwazi', role: Role.Learner };
    expect(markedLearner(lwazi, 'lrn-zola')).toEqual({ learnerId: 'lrn-lwazi', word: 'You' });
    expect(markedLearner(lwazi)).toEqual({ learnerId: 'lrn-lwazi', word: 'You' });
  });

  test('for anybody else that of the learner in the URL', () => {
    const naledi = { id: 'usr-naledi', role: Role.Parent };
    expect(markedLearner(naledi, 'lrn-zola')).toEqual({ learnerId: 'lrn-zola', word: 'This learner' });
    expect(markedLearner(undefined, 'lrn-zola')).toBeUndefined();
  });
});
