import { describe, expect, test, vi } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

/* The contract's Idempotency-Key: a submission whose response was lost is sent again, and stored once. */
const mock = useMock();
const activityId = 'act-4-fractions-halves';
const topicId = 'top-4-fractions';
const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';
const otherKey = '"1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"';

const questionWith = (answer: boolean) =>
  ({
    id: 'que-4-fractions-halves-1',
    type: 'truefalse',
    data: { question: 'Three quarters of a metre is the same as 75 cm.', answer },
  }) as const;

const submit = (answer = true, header?: string, id = activityId) =>
  unwrap(
    client.POST('/activities/activity-answers/', {
      params: { header: header === undefined ? {} : { 'Idempotency-Key': header } },
      body: { activityId: id, topicId, questions: [questionWith(answer)] },
    }),
  );

const attemptsOf = (learnerId: string) => mock.backend.db.attempts.where('learnerId', learnerId).length;

describe('the same key with the same answers', () => {
  test('is one attempt, with the same response', async () => {
    await mock.signInAs('lwazi');
    const before = attemptsOf('lrn-lwazi');
    const first = await submit(true, key);
    expect(await submit(true, key)).toEqual(first);
    expect(attemptsOf('lrn-lwazi')).toBe(before + 1);
  });

  test('is one attempt when the first response was lost', async () => {
    await mock.signInAs('lwazi');
    const before = attemptsOf('lrn-lwazi');
    mock.backend.faults.push({ operation: 'submitActivityAnswers', status: 'lost', times: 1 });
    await expect(submit(true, key)).rejects.toMatchObject({ status: 0, reason: 'offline' });
    expect(attemptsOf('lrn-lwazi')).toBe(before + 1);
    expect(await submit(true, key)).toMatchObject({ attemptNumber: 2, totalScore: 1 });
    expect(attemptsOf('lrn-lwazi')).toBe(before + 1);
  });

  test('is one attempt when both are sent at the same time', async () => {
    await mock.signInAs('lwazi');
    const [first, second] = await Promise.all([submit(true, key), submit(true, key)]);
    expect(second).toEqual(first);
  });

  test('succeeds although the free attempts of the day have been used since (D-074)', async () => {
    await mock.signInAs('zola');
    const count = (header: string) =>
      unwrap(
        client.POST('/activities/activity-answers/', {
          params: { header: { 'Idempotency-Key': header } },
          body: { activityId: 'act-1-counting-fruit', questions: [] },
        }),
      );
    const first = await count(key);
    await count(otherKey);
    await count('"3f333df6-90a4-4fda-8dd3-9485d27cee36"');
    expect(await count(key)).toEqual(first);
    const fourth = count('"6ecd8c99-4036-403d-bf84-cf8400f67836"');
    await expect(fourth).rejects.toMatchObject({ status: 402 });
  });

  test('succeeds although the activity was suspended, and keeps a newer draft', async () => {
    const { db } = mock.backend;
    await mock.signInAs('lwazi');
    const first = await submit(true, key);
    db.drafts.insert({ id: `lrn-lwazi:${activityId}`, learnerId: 'lrn-lwazi', activityId, answers: '{}' });
    db.activities.update(activityId, { isSuspended: true });
    expect(await submit(true, key)).toEqual(first);
    expect(db.drafts.get(`lrn-lwazi:${activityId}`)).toBeDefined();
  });
});

describe('a key identifies one submission', () => {
  test('with other answers it is refused, and nothing is stored', async () => {
    await mock.signInAs('lwazi');
    await submit(true, key);
    expect(await refusalOf(mock.backend, () => submit(false, key))).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
      message: 'This key was used for other answers.',
    });
  });

  test('of one learner is independent of another’s', async () => {
    await mock.signInAs('lwazi');
    const first = await submit(true, key);
    await mock.signInAs('zola');
    const ofZola = await submit(true, key);
    expect(ofZola.id).not.toBe(first.id);
    expect(attemptsOf('lrn-zola')).toBeGreaterThan(0);
  });

  test('is not used up by a refusal', async () => {
    await mock.signInAs('lwazi');
    await expect(submit(true, key, 'act-none')).rejects.toMatchObject({ status: 404 });
    expect(await submit(false, key)).toMatchObject({ attemptNumber: 2 });
  });

  test('is a UUID in quotes, and anything else is named', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await mock.signInAs('lwazi');
    const headers = new Headers(mock.headers());
    headers.set('Content-Type', 'application/json');
    headers.set('Idempotency-Key', 'once');
    const response = await fetch(`${apiBaseUrl}/activities/activity-answers/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ activityId, questions: [] }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { 'Idempotency-Key': [expect.any(String)] } });
  });
});

test('without a key every call is an attempt', async () => {
  await mock.signInAs('lwazi');
  expect(await submit()).toMatchObject({ attemptNumber: 2 });
  expect(await submit()).toMatchObject({ attemptNumber: 3 });
});
