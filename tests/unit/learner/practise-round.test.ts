import { expect, test } from 'vitest';
import {
  advanceRound,
  checkAnswer,
  startRound,
  countRight,
  currentQuestion,
  answerQuestion,
  currentDraft,
  getHelp,
  isLast,
  isRepeat,
  type Round,
} from '#features/learner/practise/practise-round.ts';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';

const missed = [trueFalseSamples.wrong, fillInSamples.partly];
const first = startRound(missed);
const { data } = trueFalseSamples.wrong;

test('startRound clears the earlier answers', () => {
  expect(first).toMatchObject({ index: 0, isChecked: false });
  expect(currentQuestion(first)?.data).toEqual({ ...data, answer: null, score: null });
  expect(first.questions[1]?.data).toMatchObject({ answer: [], score: null });
});

test('startRound restores answers that are not checked, unless they are no answers to its type', () => {
  const [trueFalse, blanks] = missed.map(({ id }) => id);
  const drafts = { [trueFalse ?? '']: { answer: 5 }, [blanks ?? '']: { answer: ['100', '', ''] } };
  const { questions } = startRound(missed, {}, drafts);
  expect(questions[0]).toEqual(first.questions[0]);
  expect(questions[1]?.data).toMatchObject({ answer: ['100', '', ''], score: null, hint: null });
});

test('checkAnswer ignores a question without an answer', () => {
  expect(checkAnswer(first)).toBe(first);
  const second = advanceRound(checkAnswer(answerQuestion(first, { ...data, answer: true })));
  expect(checkAnswer(second)).toBe(second);
  const started = answerQuestion(second, { ...fillInSamples.partly.data, answer: ['100', '', ''] });
  expect(currentQuestion(checkAnswer(checkAnswer(started)))?.data).toMatchObject({ score: 0.33 });
});

test('checkAnswer returns help after a wrong first try', () => {
  const { data: blanks } = fillInSamples.partly;
  const second = advanceRound(checkAnswer(answerQuestion(first, { ...data, answer: true })));
  const tried = checkAnswer(answerQuestion(second, { ...blanks, answer: ['100', '1000', '200'] }));
  expect(tried.isChecked).toBe(false);
  expect(getHelp(tried)).toEqual(['Hint: “kilo” means one thousand.', 'Blanks 1 and 2 are right.']);
  expect(currentQuestion(tried)?.data).toMatchObject({ answer: ['100', '1000', '200'] });
  const right = checkAnswer(answerQuestion(tried, { ...blanks, answer: ['100', '1000', '2000'] }));
  expect(right.isChecked).toBe(true);
  expect(countRight(right)).toEqual({ right: 2, marked: 2 });
  expect(getHelp(advanceRound(right))).toBeUndefined();
});

test('startRound restores the help after a wrong first try, and checkAnswer then ends the question', () => {
  const { data: blanks, id } = fillInSamples.partly;
  const answer = (from: Round, third: string) =>
    answerQuestion(from, { ...blanks, answer: ['100', '1000', third] });
  const tried = answer(checkAnswer(answer(startRound([fillInSamples.partly]), '200')), '20');
  const restored = startRound([fillInSamples.partly], {}, { [id]: currentDraft(tried) });
  expect(currentQuestion(restored)?.data).toMatchObject({ answer: ['100', '1000', '20'] });
  expect(getHelp(restored)).toEqual(['Hint: “kilo” means one thousand.', 'Blanks 1 and 2 are right.']);
  expect(checkAnswer(restored).isChecked).toBe(true);
});

test('checkAnswer allows no second try with two options', () => {
  const wrong = checkAnswer(answerQuestion(first, { ...data, answer: false }));
  expect(wrong.isChecked).toBe(true);
  expect(getHelp(wrong)).toBeUndefined();
});

test('answerQuestion does not change a checked answer, and advanceRound does not skip an unchecked question', () => {
  expect(advanceRound(first)).toBe(first);
  const right = checkAnswer(answerQuestion(first, { ...data, answer: true }));
  expect(right).toMatchObject({ index: 0, isChecked: true });
  expect(answerQuestion(right, { ...data, answer: false })).toBe(right);
  expect(countRight(right)).toEqual({ right: 1, marked: 2 });
});

test('advanceRound ends after the last question, and countRight counts only answers of this round', () => {
  const second = advanceRound(checkAnswer(answerQuestion(first, { ...data, answer: false })));
  const last = answerQuestion(second, { ...fillInSamples.partly.data, answer: ['100', '1000', '2000'] });
  const over = advanceRound(checkAnswer(last));
  expect(currentQuestion(over)).toBeUndefined();
  expect(countRight(over)).toEqual({ right: 1, marked: 2 });
  expect(missed).toEqual([trueFalseSamples.wrong, fillInSamples.partly]);
});

test('advanceRound repeats a wrong question once, at the end of a round that repeats wrong ones', () => {
  const round = startRound([trueFalseSamples.wrong], { repeatsWrong: true });
  const wrong = checkAnswer(answerQuestion(round, { ...data, answer: false }));
  expect(isLast(wrong)).toBe(false);
  const again = advanceRound(wrong);
  expect(isRepeat(again)).toBe(true);
  expect(currentQuestion(again)?.data).toMatchObject({ answer: null });
  const right = checkAnswer(answerQuestion(again, { ...data, answer: true }));
  expect(countRight(right)).toEqual({ right: 1, marked: 1 });
  const wrongAgain = checkAnswer(answerQuestion(again, { ...data, answer: false }));
  expect(isLast(wrongAgain)).toBe(true);
  expect(currentQuestion(advanceRound(wrongAgain))).toBeUndefined();
});

test('checkAnswer goes on after a new question, which keeps its answer and is not marked', () => {
  const draft = { ...fillInSamples.empty, id: 'new' };
  const round = startRound([], { newQuestions: [draft], repeatsWrong: true });
  expect(currentQuestion(round)).toEqual(draft);
  expect(checkAnswer(round)).toBe(round);
  const over = checkAnswer(answerQuestion(round, { ...draft.data, answer: ['100', '', ''] }));
  expect(currentQuestion(over)).toBeUndefined();
  expect(countRight(over)).toEqual({ right: 0, marked: 0 });
  expect(over.questions[0]?.data).toMatchObject({ answer: ['100', '', ''] });
});
