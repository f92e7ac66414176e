import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScorable, roundScore, scoreQuestion, sumScores } from '#mocks/rules/activities/scoring.ts';

describe('scoreQuestion: true or false', () => {
  test.each([
    [true, true, 1],
    [false, false, 1],
    [true, false, 0],
    [false, null, 0],
    [false, undefined, 0],
  ])('answer key %s, answer %s: %d', (correctAnswer, answer, score) => {
    expect(scoreQuestion('truefalse', { correctAnswer }, answer === undefined ? {} : { answer })).toBe(score);
  });
});

describe('scoreQuestion: fill in the blanks', () => {
  const key = { correctAnswers: ['100', '1000', '2000'] };

  test.each([
    [['100', '1000', '2000'], 1],
    [['100', '1000', '200'], 0.67],
    [['100'], 0.33],
    [[' 100 ', '\t1000', '2000\n'], 1],
    [['', '', ''], 0],
    [['100', '1000', '2000', 'one more'], 1],
  ])('%j scores %d', (answer, score) => {
    expect(scoreQuestion('fillInTheBlanks', key, { answer })).toBe(score);
  });

  test.each([
    ['1 000', '1000', 1],
    ['1000', '1 000', 1],
    ['12\u202F345\u00A0678,5', '12345678,5', 1],
    ['-2 500', '-2500', 1],
    ['10 00', '1000', 0],
    ['1 0000', '10000', 0],
    ['1 000 is a lot', '1000 is a lot', 0],
  ])(
    'the space between thousands does not matter: “%s” for “%s” scores %d (D-247)',
    (answer, right, score) => {
      expect(scoreQuestion('fillInTheBlanks', { correctAnswers: [right] }, { answer: [answer] })).toBe(score);
      expect(scoreQuestion('textAnswer', { correctAnswer: right }, { answer })).toBe(score);
    },
  );

  test('is case-sensitive (D-065)', () => {
    expect(scoreQuestion('fillInTheBlanks', { correctAnswers: ['Paris'] }, { answer: ['paris'] })).toBe(0);
  });

  test('scores 0 for a paragraph without blanks, which isScorable excludes', () => {
    expect(scoreQuestion('fillInTheBlanks', { correctAnswers: [] }, { answer: [] })).toBe(0);
    expect(isScorable('fillInTheBlanks', { correctAnswers: [] })).toBe(false);
    expect(isScorable('fillInTheBlanks', key)).toBe(true);
  });
});

describe('scoreQuestion: single choice', () => {
  test.each(['questionSingleAnswer', 'mcqSingleAnswer'])('%s requires the correct option', (type) => {
    const key = { options: ['2/4', '2/3'], correctAnswer: '2/4' };
    expect(scoreQuestion(type, key, { answer: '2/4' })).toBe(1);
    expect(scoreQuestion(type, key, { answer: '2/3' })).toBe(0);
    expect(scoreQuestion(type, key, {})).toBe(0);
  });
});

describe('scoreQuestion: multiple choice', () => {
  const key = { options: ['12', '20', '18', '24'], correctAnswers: ['12', '18', '24'] };

  test.each([
    [['24', '12', '18'], 1],
    [['12', '18'], 0],
    [['12', '18', '24', '20'], 0],
    [['12', '12', '18', '24'], 1],
    [[], 0],
  ])('%j scores %d', (selectedAnswers, score) => {
    expect(scoreQuestion('mcqMultiAnswer', key, { selectedAnswers })).toBe(score);
  });

  test('accepts the older property `answers` (D-068)', () => {
    expect(scoreQuestion('mcqMultiAnswer', key, { answers: ['12', '18', '24'] })).toBe(1);
  });

  test('scores 0 for no choice, even without an answer key', () => {
    expect(scoreQuestion('mcqMultiAnswer', { correctAnswers: [] }, { selectedAnswers: [] })).toBe(0);
  });
});

describe('scoreQuestion: text', () => {
  test('ignores letter case and outer spaces', () => {
    expect(
      scoreQuestion('textAnswer', { correctAnswer: 'Photosynthesis' }, { answer: ' photosynthesis ' }),
    ).toBe(1);
    expect(scoreQuestion('textAnswer', { correctAnswer: 'Photosynthesis' }, { answer: 'breathing' })).toBe(0);
  });

  test.each([null, undefined, ''])(
    'does not count a question with the correct answer %s',
    (correctAnswer) => {
      const key = correctAnswer === undefined ? {} : { correctAnswer };
      expect(isScorable('textAnswer', key)).toBe(false);
      expect(scoreQuestion('textAnswer', key, { answer: '' })).toBe(0);
    },
  );
});

test('scoreQuestion returns 0 for an unknown type', () => {
  expect(scoreQuestion('essay', { correctAnswer: 'x' }, { answer: 'x' })).toBe(0);
});

test('scoreQuestion returns at most two decimals from 0 to 1 for any answer', () => {
  const blanks = fc.array(fc.string(), { maxLength: 9 });
  fc.assert(
    fc.property(blanks, blanks, (correctAnswers, answer) => {
      const score = scoreQuestion('fillInTheBlanks', { correctAnswers }, { answer });
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(roundScore(score)).toBe(score);
    }),
  );
});

test('sumScores adds scores and counts only scorable questions (D-066)', () => {
  const marked = [
    { score: 1, scorable: true },
    { score: 0.67, scorable: true },
    { score: 0.33, scorable: true },
    { score: 0, scorable: false },
  ];
  expect(sumScores(marked)).toEqual({ totalScore: 2, activityTotalScore: 3 });
  expect(sumScores([])).toEqual({ totalScore: 0, activityTotalScore: 0 });
});

test('roundScore rounds half up to two decimals', () => {
  expect(roundScore(1.005)).toBe(1.01);
  expect(roundScore(0.674)).toBe(0.67);
});
