import { beforeEach, expect, test } from 'vitest';
import { testNow, useMock } from '../mock-fixture.ts';
import * as calls from './activity-calls.ts';
import { halves } from './activity-calls.ts';

const mock = useMock();
type AnswerSheet = Awaited<ReturnType<typeof calls.answerSheet>>;

beforeEach(() => mock.signInAs('lwazi'));

/** The questions that a tab sends with new answers, given by question number. */
const answered = (
  { questions }: AnswerSheet,
  answers: Record<number, { answer: unknown; at?: string | undefined }>,
): object[] =>
  questions.map(({ id, type, data, answerChangedAtUtc }, index) => {
    const change = answers[index + 1];
    if (!change) return { id, type, data, answerChangedAtUtc };
    return { id, type, data: { ...data, answer: change.answer }, answerChangedAtUtc: change.at };
  });

const save = (questions: object[]) => calls.save(halves, questions);

const answersIn = ({ questions }: AnswerSheet) =>
  questions.map(({ data }) => ('answer' in data ? data.answer : undefined));

const [early, later, latest] = ['13:01', '13:02', '13:03'].map((time) => `2025-05-15T${time}:00.000Z`);

test('saveActivityAnswers keeps answers that another tab saved after this tab loaded the answer sheet', async () => {
  const old = await calls.answerSheet(halves);
  await save(answered(old, { 1: { answer: true, at: early } }));
  const response = await save(answered(old, { 2: { answer: '2/4', at: later } }));
  expect(answersIn(response)).toEqual([true, '2/4', undefined, undefined, undefined]);
  expect(await calls.answerSheet(halves)).toEqual(response);
  expect(response.questions.map((question) => question.answerChangedAtUtc).slice(0, 2)).toEqual([
    early,
    later,
  ]);
});

test('saveActivityAnswers keeps the newer of two answers to one question, in any order of arrival', async () => {
  const answerSheet = await calls.answerSheet(halves);
  await save(answered(answerSheet, { 2: { answer: '2/3', at: latest } }));
  const response = await save(answered(answerSheet, { 2: { answer: '1/3', at: later } }));
  expect(answersIn(response)[1]).toBe('2/3');
  expect(
    answersIn(await save(answered(response, { 2: { answer: '2/4', at: '2025-05-15T13:04:00Z' } })))[1],
  ).toBe('2/4');
});

test('saveActivityAnswers ignores an unchanged answer sheet', async () => {
  const answerSheet = await calls.answerSheet(halves);
  const saved = await save(answered(answerSheet, { 1: { answer: false, at: early } }));
  const before = mock.backend.db.dump();
  expect(await save(answered(saved, {}))).toEqual(saved);
  expect(mock.backend.db.dump()).toEqual(before);
});

test('saveActivityAnswers ignores answers that were changed before the latest submission', async () => {
  const old = await calls.answerSheet(halves);
  expect(old.latestAttempt).toMatchObject({ attemptNumber: 1 });
  const attempt = await calls.submit(halves, answered(old, { 1: { answer: true, at: early } }));
  const late = await save(answered(old, { 1: { answer: false, at: later } }));
  expect(answersIn(late)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(late.latestAttempt).toEqual({
    id: attempt.id,
    attemptNumber: 2,
    totalScore: 1,
    activityTotalScore: 4,
  });
  expect(late.questions[0]?.answerChangedAtUtc).toBe(testNow.toISOString());

  const next = await save(answered(late, { 1: { answer: false, at: '2025-05-15T13:08:00.001Z' } }));
  expect(answersIn(next)[0]).toBe(false);
});

test('saveActivityAnswers keeps answers to questions that are not sent', async () => {
  const answerSheet = await calls.answerSheet(halves);
  await save(answered(answerSheet, { 1: { answer: true, at: early } }));
  const response = await save(answered(answerSheet, { 2: { answer: '2/4', at: later } }).slice(1));
  expect(answersIn(response).slice(0, 2)).toEqual([true, '2/4']);
});

test('saveActivityAnswers replaces all answers when no date-times are sent', async () => {
  const answerSheet = await calls.answerSheet(halves);
  await save(answered(answerSheet, { 1: { answer: true, at: early } }));
  const plain = answered(answerSheet, { 2: { answer: '2/4' } }).map((question) => ({
    ...question,
    answerChangedAtUtc: undefined,
  }));
  expect(answersIn(await save(plain.slice(1))).slice(0, 2)).toEqual([undefined, '2/4']);
});

test('listActivitiesWithResults returns no date-times of answers', async () => {
  const answerSheet = await calls.answerSheet(halves);
  await save(answered(answerSheet, { 1: { answer: true, at: early } }));
  const [activity] = await calls.listWithResults(calls.fractions);
  expect(JSON.stringify(activity)).not.toContain('answerChangedAtUtc');
});
