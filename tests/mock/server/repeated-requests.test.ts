import { describe, expect, test, vi } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { parametersOf, routesOf } from '#openapi/tools/document.ts';
import { document } from '../../contract/contract.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

/* Tests the header `Idempotency-Key`. */
const mock = useMock();
const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';
const otherKey = '"1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"';

const createTerm = (title: string, header?: string) =>
  unwrap(
    client.POST('/terms', {
      params: { header: header === undefined ? {} : { 'Idempotency-Key': header } },
      body: { title, description: null },
    }),
  );

const termsCalled = (title: string) => mock.backend.db.terms.where('title', title).length;

const operationsWithKey = routesOf(document)
  .filter((route) => parametersOf(document, route).some(({ name }) => name === 'Idempotency-Key'))
  .map(({ operation }) => operation.operationId);
const examples = new Map(
  exampleRequests.toReversed().map((example) => [example.operation as string, example.request]),
);

/** Sends the contract's first example of an operation. */
function sendExample(operation: string): Promise<Response> {
  const request = examples.get(operation);
  if (!request) throw new Error(`The contract shows no call of ${operation}.`);
  const headers = new Headers(mock.headers());
  headers.set('Idempotency-Key', key);
  return mock.respond(request(headers));
}

test('every POST accepts an idempotency key, except those that sign in or set a state', () => {
  const posts = routesOf(document).filter(({ method }) => method === 'post');
  const others = posts
    .map(({ operation }) => operation.operationId)
    .filter((id) => !operationsWithKey.includes(id));
  expect(others.toSorted()).toEqual([
    'activatePlan',
    'approveChange',
    'approveManyChanges',
    'assignUserRole',
    'cancelAutoRenew',
    'enableAutoRenew',
    'impersonateLearner',
    'loginUser',
    'refreshAuthToken',
    'rejectChange',
    'rejectManyChanges',
    'resetPassword',
    'retirePlan',
    'retirePlanPromotion',
    'setPlanPrice',
    'setUserPermissions',
    'suspendActivity',
    'togglePlanPromotion',
    'uploadActivityMedia',
  ]);
});

test.each(operationsWithKey)('%s handles a repeated request only once', async (operation) => {
  await mock.signInAs('thandi');
  const first = await sendExample(operation);
  expect(first.ok).toBe(true);
  const body = await first.text();
  const before = mock.backend.db.dump();
  const second = await sendExample(operation);
  expect(second.status).toBe(first.status);
  expect(await second.text()).toBe(body);
  expect(mock.backend.db.dump()).toEqual(before);
});

describe('repeated request', () => {
  test('is handled once when the first response was lost', async () => {
    await mock.signInAs('thandi');
    mock.backend.faults.add({ operation: 'createTerm', status: 'lost', times: 1 });
    await expect(createTerm('Term 9', key)).rejects.toMatchObject({ status: 0 });
    await createTerm('Term 9', key);
    expect(termsCalled('Term 9')).toBe(1);
  });

  test('is handled once when both requests arrive at the same time', async () => {
    await mock.signInAs('thandi');
    const [first, second] = await Promise.all([createTerm('Term 9', key), createTerm('Term 9', key)]);
    expect(second).toEqual(first);
    expect(termsCalled('Term 9')).toBe(1);
  });

  test('is handled again after 24 hours', async () => {
    await mock.signInAs('thandi');
    await createTerm('Term 9', key);
    mock.setNow(new Date('2025-05-16T13:08:01Z'));
    await mock.signInAs('thandi');
    await createTerm('Term 9', key);
    expect(termsCalled('Term 9')).toBe(2);
    expect(mock.backend.db.requests.all()).toHaveLength(1);
  });

  test('returns the stored response after the daily limit was reached', async () => {
    await mock.signInAs('zola');
    const submit = (header: string) =>
      unwrap(
        client.POST('/activities/activity-answers/', {
          params: { header: { 'Idempotency-Key': header } },
          body: { activityId: 'act-1-counting-fruit', questions: [] },
        }),
      );
    const first = await submit(key);
    await submit(otherKey);
    await submit('"3f333df6-90a4-4fda-8dd3-9485d27cee36"');
    expect(await submit(key)).toEqual(first);
    await expect(submit('"6ecd8c99-4036-403d-bf84-cf8400f67836"')).rejects.toMatchObject({ status: 402 });
  });

  test('is handled again when it has no key', async () => {
    await mock.signInAs('thandi');
    await createTerm('Term 9');
    await createTerm('Term 9');
    expect(termsCalled('Term 9')).toBe(2);
  });
});

describe('idempotency key', () => {
  const reused = { status: 409, code: 'idempotency-key-reused' };

  test('cannot be reused for another body', async () => {
    await mock.signInAs('thandi');
    await createTerm('Term 9', key);
    const refusal = await refusalOf(mock.backend, () => createTerm('Term 10', key));
    expect(refusal).toMatchObject({ ...reused, message: 'This key was used for another request.' });
  });

  test('cannot be reused for another operation', async () => {
    await mock.signInAs('thandi');
    await createTerm('Term 9', key);
    const createGrade = () =>
      unwrap(
        client.POST('/grades', {
          params: { header: { 'Idempotency-Key': key } },
          body: { title: 'Term 9', description: null },
        }),
      );
    expect(await refusalOf(mock.backend, createGrade)).toMatchObject(reused);
  });

  test('is independent of the same key of another caller', async () => {
    await mock.signInAs('thandi');
    await createTerm('Term 9', key);
    await mock.signInAs('aisha');
    expect((await sendExample('createCampus')).status).toBe(201);
  });

  test('is not consumed by a request that fails', async () => {
    await mock.signInAs('thandi');
    const createTopic = (subjectId: string) =>
      unwrap(
        client.POST('/topics', {
          params: { header: { 'Idempotency-Key': key } },
          body: { title: 'Loops', description: null, subjectId, termId: null },
        }),
      );
    await expect(createTopic('sub-none')).rejects.toMatchObject({ status: 404 });
    expect(await createTopic('sub-4-coding')).toMatchObject({ title: 'Loops' });
  });

  test('must be a UUID in quotes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await mock.signInAs('thandi');
    await expect(createTerm('Term 9', 'once')).rejects.toMatchObject({
      status: 400,
      errors: { 'Idempotency-Key': [expect.any(String)] },
    });
  });
});
