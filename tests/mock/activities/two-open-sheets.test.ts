import { beforeEach, expect, test } from 'vitest';
import { testNow, useMock } from '../mock-fixture.ts';
import * as calls from './activity-calls.ts';
import { halves } from './activity-calls.ts';

const mock = useMock();
type Sheet = Awaited<ReturnType<typeof calls.sheet>>;

beforeEach(() => mock.signInAs('lwazi'));

/** The sheet as a tab sends it after answering some of its questions, by number. */
const answered = (
  { questions }: Sheet,
  answers: Record<number, { answer: unknown; at?: string | undefined }>,
): object[] =>
  questions.map(({ id, type, data, answerChangedAtUtc }, index) => {
    const change = answers[index + 1];
    if (!change) return { id, type, data, answerChangedAtUtc };
    return { id, type, data: { ...data, answer: change.answer }, answerChangedAtUtc: change.at };
  });

const save = (questions: object[]) => calls.save(halves, questions);

const answersIn = ({ questions }: Sheet) =>
  questions.map(({ data }) => ('answer' in data ? data.answer : undefined));

const [early, later, latest] = ['13:01', '13:02', '13:03'].map((time) => `2025-05-15T${time}:00.000Z`);

test('an old tab does not overwrite what the newer one has answered', async () => {
  const old = await calls.sheet(halves);
  await save(answered(old, { 1: { answer: true, at: early } }));
  const response = await save(answered(old, { 2: { answer: '2/4', at: later } }));
  expect(answersIn(response)).toEqual([true, '2/4', undefined, undefined, undefined]);
  expect(await calls.sheet(halves)).toEqual(response);
  expect(response.questions.map((question) => question.answerChangedAtUtc).slice(0, 2)).toEqual([
    early,
    later,
  ]);
});

test('of two answers to one question the newer one stays, in whichever order they arrive', async () => {
  const sheet = await calls.sheet(halves);
  await save(answered(sheet, { 2: { answer: '2/3', at: latest } }));
  const response = await save(answered(sheet, { 2: { answer: '1/3', at: later } }));
  expect(answersIn(response)[1]).toBe('2/3');
  expect(
    answersIn(await save(answered(response, { 2: { answer: '2/4', at: '2025-05-15T13:04:00Z' } })))[1],
  ).toBe('2/4');
});

test('a sheet that is sent back as it was received changes nothing', async () => {
  const sheet = await calls.sheet(halves);
  const saved = await save(answered(sheet, { 1: { answer: false, at: early } }));
  const before = mock.backend.db.dump();
  expect(await save(answered(saved, {}))).toEqual(saved);
  expect(mock.backend.db.dump()).toEqual(before);
});

test('what was submitted is not saved again by a tab that did not know', async () => {
  const old = await calls.sheet(halves);
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

  const slow = await save(answered(late, { 1: { answer: false, at: '2025-05-15T13:08:00.001Z' } }));
  expect(answersIn(slow)[0]).toBe(false);
});

test('a tab that does not know a question leaves its answer', async () => {
  const sheet = await calls.sheet(halves);
  await save(answered(sheet, { 1: { answer: true, at: early } }));
  const response = await save(answered(sheet, { 2: { answer: '2/4', at: later } }).slice(1));
  expect(answersIn(response).slice(0, 2)).toEqual([true, '2/4']);
});

test('without date-times the last sheet replaces everything', async () => {
  const sheet = await calls.sheet(halves);
  await save(answered(sheet, { 1: { answer: true, at: early } }));
  const plain = answered(sheet, { 2: { answer: '2/4' } }).map((question) => ({
    ...question,
    answerChangedAtUtc: undefined,
  }));
  expect(answersIn(await save(plain.slice(1))).slice(0, 2)).toEqual([undefined, '2/4']);
});

test('lists do not say when', async () => {
  const sheet = await calls.sheet(halves);
  await save(answered(sheet, { 1: { answer: true, at: early } }));
  const [activity] = await calls.withResults(calls.fractions);
  expect(JSON.stringify(activity)).not.toContain('answerChangedAtUtc');
});
