import { describe, expect, test } from 'vitest';
import { podiumPlaces } from '#features/reports/leaderboard/podium/podium.tsx';
import { markedLearner, ranked } from '#features/reports/ranking/ranking.ts';
import { nextPlace, placeText, standingText } from '#features/reports/ranking/standing.ts';
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

describe('where a learner stands', () => {
  const nobody = { firstName: 'A', lastName: 'learner', isNameHidden: true };
  const boardOf = (rows: Parameters<typeof ranked>[0], word: 'You' | 'This learner' = 'You') =>
    ranked(rows, { learnerId: 'own', word });
  const placeOf = (rows: Parameters<typeof ranked>[0]) => {
    const board = boardOf(rows);
    const own = board.find(({ mark }) => mark === 'You');
    return own && placeText(board, own);
  };

  test('alone on a place', () => {
    const board = boardOf([row('Amahle', 9, 'a'), row('Lwazi', 8, 'own'), row('Mia', 7, 'm')]);
    expect(standingText(board)).toBe('3 learners · you are number 2');
    expect(placeOf(board)).toBe('2nd place of 3');
  });

  test('a shared place says with whom', () => {
    const rows = [row('Amahle', 9, 'a'), row('Lwazi', 9, 'own'), row('Mia', 7, 'm')];
    expect(placeOf(rows)).toBe('Shared 1st place with Amahle');
    expect(standingText(boardOf(rows))).toBe('3 learners · you share 1st place with Amahle');
    expect(standingText(boardOf(rows, 'This learner'))).toBe(
      '3 learners · Lwazi shares 1st place with Amahle',
    );
  });

  test('whose name is hidden is another learner, and many are a number', () => {
    const own = row('Lwazi', 9, 'own');
    const hidden = { ...nobody, totalScore: 9 };
    expect(placeOf([own, hidden])).toBe('Shared 1st place with another learner');
    expect(placeOf([own, hidden, hidden, row('Mia', 9, 'm')])).toBe(
      'Shared 1st place with Mia and 2 other learners',
    );
    expect(placeOf([own, ...['a', 'b', 'c', 'd'].map((id) => row(id, 9, id))])).toBe(
      'Shared 1st place with 4 others',
    );
  });

  test('the next place is that of the next better score, and the first has none', () => {
    const board = boardOf([row('Amahle', 9, 'a'), row('Mia', 9, 'm'), row('Lwazi', 7.5, 'own')]);
    const [first, , own] = board;
    expect(own && nextPlace(board, own)).toEqual({ rank: 1, points: 1.5 });
    expect(first && nextPlace(board, first)).toBeUndefined();
  });
});

describe('the podium', () => {
  const stepsOf = (...scores: number[]) =>
    podiumPlaces(
      ranked(
        scores.map((score, index) => row(`L${index}`, score)),
        undefined,
      ),
    ).map(({ rank, learners }) => [rank, learners.length]);

  test('equal scores stand on one step, and the next one stays empty for each of them', () => {
    expect(stepsOf(9, 8, 7, 6)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(stepsOf(9, 9, 7, 7)).toEqual([
      [1, 2],
      [3, 2],
    ]);
    expect(stepsOf(9, 8, 8, 7)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(stepsOf(9, 9, 9, 9)).toEqual([[1, 4]]);
  });

  test('nobody gets on it without a point, and few learners leave steps empty', () => {
    expect(stepsOf(0, 0)).toEqual([]);
    expect(stepsOf(5, 0)).toEqual([[1, 1]]);
  });
});
