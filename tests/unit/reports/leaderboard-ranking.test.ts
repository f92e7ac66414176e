import { describe, expect, test } from 'vitest';
import { findPodiumSteps, withoutPodium } from '#features/reports/leaderboard/podium/podium-steps.ts';
import { findNextPlace, formatPlace, summarizeBoard } from '#features/reports/ranking/rank-text.ts';
import { getHighlightedLearner, rankLearners } from '#features/reports/ranking/ranking.ts';
import { Role } from '#session/roles.ts';

const row = (firstName: string, totalScore: number, learnerId?: string) => ({
  firstName,
  lastName: 'Khumalo',
  totalScore,
  ...(learnerId !== undefined && { learnerId }),
});

describe('rankLearners (D-081)', () => {
  const ranksOf = (...scores: number[]) =>
    rankLearners(
      scores.map((score, index) => row(`Learner ${index}`, score)),
      undefined,
    ).map(({ rank }) => rank);

  test('gives equal scores the same rank, and skips the ranks after it', () => {
    expect(ranksOf(9, 8, 8, 8, 3)).toEqual([1, 2, 2, 2, 5]);
    expect(ranksOf(9, 9, 1)).toEqual([1, 1, 3]);
    expect(ranksOf()).toEqual([]);
  });

  test('compares scores with two decimals (RPT-016)', () => {
    expect(ranksOf(3.3333, 3.3299, 3.32)).toEqual([1, 1, 3]);
  });

  test('sorts by score and keeps the order of equal scores', () => {
    const board = rankLearners([row('B', 1), row('C', 2), row('A', 2)], undefined);
    expect(board.map(({ fullName, rank }) => `${rank} ${fullName}`)).toEqual([
      '1 C Khumalo',
      '1 A Khumalo',
      '3 B Khumalo',
    ]);
  });

  test('returns the percentage of the best score, 0 without any score', () => {
    expect(
      rankLearners([row('A', 40), row('B', 30)], undefined).map(({ percentOfBest }) => percentOfBest),
    ).toEqual([100, 75]);
    expect(rankLearners([row('A', 0)], undefined).map(({ percentOfBest }) => percentOfBest)).toEqual([0]);
  });

  test('highlights only the row with the id of the learner (D-082)', () => {
    const highlighted = { learnerId: 'lrn-b', label: 'You' } as const;
    const board = rankLearners([row('A', 3, 'lrn-a'), row('B', 2, 'lrn-b'), row('C', 1)], highlighted);
    expect(board.map(({ highlight }) => highlight)).toEqual([undefined, 'You', undefined]);
    expect(new Set(board.map(({ key }) => key)).size).toBe(3);
  });
});

describe('getHighlightedLearner (RPT-012)', () => {
  test('returns the signed-in learner and ignores the URL', () => {
    const lwazi = { id: 'lrn-lwazi', role: Role.Learner };
    expect(getHighlightedLearner(lwazi, 'lrn-zola')).toEqual({ learnerId: 'lrn-lwazi', label: 'You' });
    expect(getHighlightedLearner(lwazi)).toEqual({ learnerId: 'lrn-lwazi', label: 'You' });
  });

  test('returns the learner in the URL for other users', () => {
    const naledi = { id: 'usr-naledi', role: Role.Parent };
    expect(getHighlightedLearner(naledi, 'lrn-zola')).toEqual({
      learnerId: 'lrn-zola',
      label: 'This learner',
    });
    expect(getHighlightedLearner(undefined, 'lrn-zola')).toBeUndefined();
  });
});

describe('summarizeBoard, formatPlace, findNextPlace', () => {
  const hiddenLearner = { firstName: 'A', lastName: 'learner', isNameHidden: true };
  const boardOf = (rows: Parameters<typeof rankLearners>[0], label: 'You' | 'This learner' = 'You') =>
    rankLearners(rows, { learnerId: 'own', label });
  const placeOf = (rows: Parameters<typeof rankLearners>[0]) => {
    const board = boardOf(rows);
    const own = board.find(({ highlight }) => highlight === 'You');
    return own && formatPlace(board, own);
  };

  test('describe a rank that one learner holds alone', () => {
    const board = boardOf([row('Amahle', 9, 'a'), row('Lwazi', 8, 'own'), row('Mia', 7, 'm')]);
    expect(summarizeBoard(board)).toBe('3 learners\u00A0· you are number 2');
    expect(placeOf(board)).toBe('You are 2nd of 3');
  });

  test('name the learners who share a rank', () => {
    const rows = [row('Amahle', 9, 'a'), row('Lwazi', 9, 'own'), row('Mia', 7, 'm')];
    expect(placeOf(rows)).toBe('You share 1st place with Amahle');
    expect(summarizeBoard(boardOf(rows))).toBe('3 learners\u00A0· you share 1st place with Amahle');
    expect(summarizeBoard(boardOf(rows, 'This learner'))).toBe(
      '3 learners\u00A0· Lwazi shares 1st place with Amahle',
    );
  });

  test('call a learner with a hidden name “another learner”, and count more than three', () => {
    const own = row('Lwazi', 9, 'own');
    const hidden = { ...hiddenLearner, totalScore: 9 };
    expect(placeOf([own, hidden])).toBe('You share 1st place with another learner');
    expect(placeOf([own, hidden, hidden, row('Mia', 9, 'm')])).toBe(
      'You share 1st place with Mia and 2 other learners',
    );
    expect(placeOf([own, ...['a', 'b', 'c', 'd'].map((id) => row(id, 9, id))])).toBe(
      'You share 1st place with 4 others',
    );
  });

  test('find the next better score, and return undefined for the first place', () => {
    const board = boardOf([row('Amahle', 9, 'a'), row('Mia', 9, 'm'), row('Lwazi', 7.5, 'own')]);
    const [first, , own] = board;
    expect(own && findNextPlace(board, own)).toEqual({ rank: 1, points: 1.5 });
    expect(first && findNextPlace(board, first)).toBeUndefined();
  });
});

describe('findPodiumSteps', () => {
  const stepsOf = (...scores: number[]) =>
    findPodiumSteps(
      rankLearners(
        scores.map((score, index) => row(`L${index}`, score)),
        undefined,
      ),
    ).map(({ rank, learners }) => [rank, learners.length]);

  test('puts equal scores on the same step, and omits the steps after it', () => {
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

  test('leaves out learners without a point', () => {
    expect(stepsOf(0, 0)).toEqual([]);
    expect(stepsOf(5, 0)).toEqual([[1, 1]]);
  });

  const namesOf = (ownIndex: number, ...scores: number[]) => {
    const board = rankLearners(
      scores.map((score, index) => row(`L${index}`, score, `lrn-${index}`)),
      { learnerId: `lrn-${ownIndex}`, label: 'You' },
    );
    const steps = findPodiumSteps(board);
    return {
      podium: steps.map(({ named }) => named.map(({ firstName }) => firstName).join(' ')),
      list: withoutPodium(board, steps).map(({ firstName }) => firstName),
    };
  };

  test('leaves to the list the learners without a step or a name on it', () => {
    expect(namesOf(0, 9, 8, 7, 6)).toEqual({ podium: ['L0', 'L1', 'L2'], list: ['L3'] });
    expect(namesOf(0, 9, 0)).toEqual({ podium: ['L0'], list: ['L1'] });
    expect(namesOf(0, 9, 8)).toEqual({ podium: ['L0', 'L1'], list: [] });
  });

  test('names four learners on a step, or three of more, of whom one is the highlighted learner', () => {
    expect(namesOf(0, 9, 8, 7, 7, 7, 7)).toEqual({ podium: ['L0', 'L1', 'L2 L3 L4 L5'], list: [] });
    expect(namesOf(0, 9, 9, 9, 9, 9)).toEqual({ podium: ['L0 L1 L2'], list: ['L3', 'L4'] });
    expect(namesOf(4, 9, 9, 9, 9, 9)).toEqual({ podium: ['L0 L1 L4'], list: ['L2', 'L3'] });
  });
});
