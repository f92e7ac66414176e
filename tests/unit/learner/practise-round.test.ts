import { expect, test } from 'vitest';
import {
  advanced,
  checked,
  newRound,
  rightCount,
  shownQuestion,
  withAnswer,
} from '#features/learner/practise/practise-round.ts';
import { isReadAloudGrade } from '#features/learner/use-reads-aloud.ts';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';

const missed = [trueFalseSamples.wrong, fillInSamples.partly];
const first = newRound(missed);
const { data } = trueFalseSamples.wrong;

test('a round begins without the earlier answers', () => {
  expect(first).toMatchObject({ index: 0, isChecked: false });
  expect(shownQuestion(first)?.data).toEqual({ ...data, answer: null, score: null });
  expect(first.questions[1]?.data).toMatchObject({ answer: [], score: null });
});

test('a question without any answer is not checked, a started one is', () => {
  expect(checked(first)).toBe(first);
  const second = advanced(checked(withAnswer(first, { ...data, answer: true })));
  expect(checked(second)).toBe(second);
  const started = withAnswer(second, { ...fillInSamples.partly.data, answer: ['100', '', ''] });
  expect(shownQuestion(checked(started))?.data).toMatchObject({ score: 0.33 });
});

test('a checked answer stays, and only a checked question is left', () => {
  expect(advanced(first)).toBe(first);
  const right = checked(withAnswer(first, { ...data, answer: true }));
  expect(right).toMatchObject({ index: 0, isChecked: true });
  expect(withAnswer(right, { ...data, answer: false })).toBe(right);
  expect(rightCount(right)).toBe(1);
});

test('after the last question the round is over, with the count of this round alone', () => {
  const second = advanced(checked(withAnswer(first, { ...data, answer: false })));
  const last = withAnswer(second, { ...fillInSamples.partly.data, answer: ['100', '1000', '2000'] });
  const over = advanced(checked(last));
  expect(shownQuestion(over)).toBeUndefined();
  expect(rightCount(over)).toBe(1);
  expect(missed).toEqual([trueFalseSamples.wrong, fillInSamples.partly]);
});

test.each([
  ['Grade 1', true],
  ['grade 3', true],
  ['Grade 4', false],
  ['Grade 10', false],
  ['Grade 0', false],
  ['First', false],
  [null, false],
  [undefined, false],
])('%s is read aloud: %s', (gradeTitle, isRead) => {
  expect(isReadAloudGrade(gradeTitle)).toBe(isRead);
});
