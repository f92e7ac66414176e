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
  expect(shownQuestion(checked(checked(started)))?.data).toMatchObject({ score: 0.33 });
});

test('the first wrong try brings the hint and what is nearly right, and reveals nothing', () => {
  const { data: blanks } = fillInSamples.partly;
  const second = advanced(checked(withAnswer(first, { ...data, answer: true })));
  const tried = checked(withAnswer(second, { ...blanks, answer: ['100', '1000', '200'] }));
  expect(tried.isChecked).toBe(false);
  expect(tried.help).toEqual(['Hint: “kilo” means one thousand.', 'Blanks 1 and 2 are right.']);
  expect(shownQuestion(tried)?.data).toMatchObject({ answer: ['100', '1000', '200'] });
  const right = checked(withAnswer(tried, { ...blanks, answer: ['100', '1000', '2000'] }));
  expect(right.isChecked).toBe(true);
  expect(rightCount(right)).toBe(2);
  expect(advanced(right).help).toBeUndefined();
});

test('of two options there is no second try: it would be given away', () => {
  const wrong = checked(withAnswer(first, { ...data, answer: false }));
  expect(wrong).toMatchObject({ isChecked: true, help: undefined });
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
