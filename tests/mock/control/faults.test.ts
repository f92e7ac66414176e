import { describe, expect, test, vi } from 'vitest';
import { handleControl } from '#mocks/control/control.ts';
import type { Fault, FaultTarget } from '#mocks/environment/faults.ts';
import { openMock } from './environment-fixture.ts';

const plans = '/subscriptions/public/plans';
const failure: Fault = { operation: 'listPublicPlans', status: 500 };

async function statuses(mock: Awaited<ReturnType<typeof openMock>>, count: number) {
  const found: (number | undefined)[] = [];
  for (let at = 0; at < count; at += 1) found.push((await mock.call(plans))?.status);
  return found;
}

describe('POST faults', () => {
  test('refuses an unknown operation with suggestions', async () => {
    const { client } = await openMock();
    const added = client.addFault({ operation: 'listPublicPlan' as FaultTarget, status: 500 });
    await expect(added).rejects.toThrow(/A fault names an operation.*Did you mean listPublicPlans,/);
  });

  test.each([
    ['an unknown property', { ...failure, kind: 'x' }],
    ['a fault without an effect', { operation: 'listPublicPlans', message: 'Closed.' } as const],
    ['a delay of 0 ms', { operation: 'listPublicPlans', delay: 0 } as const],
    ['a status of a success', { ...failure, status: 200 }],
    ['no calls', { ...failure, times: 0 }],
    ['a chance above 1', { ...failure, chance: 2 }],
  ])('refuses %s', async (_name, fault) => {
    const { client, backend } = await openMock();
    await expect(client.addFault(fault)).rejects.toThrow();
    expect(backend.faults.all()).toEqual([]);
  });

  test.each(['listPublicPlans', 'Subscriptions', '*'] as const)(
    'makes calls fail by %s',
    async (operation) => {
      const mock = await openMock();
      await mock.client.addFault({ operation, status: 503, message: 'Closed.', code: 'closed' });
      const response = await mock.call(plans);
      expect(response?.status).toBe(503);
      expect(await response?.json()).toEqual({ message: 'Closed.', code: 'closed' });
    },
  );

  test('leaves the operations of other tags alone', async () => {
    const mock = await openMock();
    await mock.client.addFault({ operation: 'Terms', status: 503 });
    expect(await statuses(mock, 1)).toEqual([200]);
  });
});

describe('a fault', () => {
  test('ends after its number of calls, and can be used again', async () => {
    const mock = await openMock();
    const { fault } = await mock.client.addFault({ ...failure, times: 2 });
    expect(await statuses(mock, 3)).toEqual([500, 500, 200]);
    await mock.client.changeFault(fault.id, { isOn: true });
    expect(await statuses(mock, 1)).toEqual([500]);
    expect(mock.backend.faults.all()).toMatchObject([{ hits: 1, times: 2 }]);
  });

  test('affects the given share of calls', async () => {
    const numbers = [0.1, 0.9, 0.19, 0.2];
    const random = vi.fn<() => number>();
    const mock = await openMock({ random });
    await mock.client.addFault({ ...failure, chance: 0.2 });
    const found: (number | undefined)[] = [];
    for (const number of numbers) {
      random.mockReturnValue(number);
      found.push(...(await statuses(mock, 1)));
    }
    expect(found).toEqual([500, 200, 500, 200]);
  });

  test('has no effect while it is switched off', async () => {
    const mock = await openMock();
    const { fault } = await mock.client.addFault(failure);
    await mock.client.changeFault(fault.id, { isOn: false });
    expect(await statuses(mock, 1)).toEqual([200]);
  });

  test('withholds the response, while later calls succeed', async () => {
    const mock = await openMock();
    await mock.client.addFault({ operation: 'listPublicPlans', delay: 'never', times: 1 });
    const responded = vi.fn<() => void>();
    void mock.call(plans).then(responded);
    expect(await statuses(mock, 2)).toEqual([200, 200]);
    expect(responded).not.toHaveBeenCalled();
  });

  test('is the first one that matches', async () => {
    const mock = await openMock();
    await mock.client.addFault({ ...failure, status: 503, times: 1 });
    await mock.client.addFault({ operation: '*', status: 429 });
    expect(await statuses(mock, 2)).toEqual([503, 429]);
  });
});

describe('PUT faults/{id}', () => {
  test('replaces all properties, and keeps the place in the list', async () => {
    const { client, backend } = await openMock();
    const { fault } = await client.addFault({ ...failure, times: 1 });
    await client.addFault({ operation: '*', status: 429 });
    await client.replaceFault(fault.id, { operation: 'Terms', delay: 10 });
    expect(backend.faults.all()).toMatchObject([
      { id: fault.id, operation: 'Terms', delay: 10, hits: 0, isOn: true },
      { operation: '*' },
    ]);
    expect(backend.faults.all()[0]).not.toHaveProperty('times');
    expect(backend.faults.all()[0]).not.toHaveProperty('status');
  });

  test('returns 404 for a fault that does not exist', async () => {
    const { client } = await openMock();
    await expect(client.replaceFault('fault-9', failure)).rejects.toThrow('There is no fault fault-9.');
  });
});

test('the listener sees each change of faults in order, with the hits', async () => {
  const { backend, client, call } = await openMock();
  const saved: number[][] = [];
  backend.listen({
    environment: () => saved.push(backend.environment.faults.map(({ hits }) => hits)),
  });
  const { fault } = await client.addFault({ ...failure, times: 2 });
  await call(plans);
  await call(plans);
  await client.removeFault(fault.id);
  expect(saved).toEqual([[0], [1], [2], []]);
});

test('stored faults keep ids and hits, and a new fault has another id', async () => {
  const { backend, client } = await openMock();
  await client.addFault({ ...failure, times: 3 });
  const stored = structuredClone(backend.environment);
  const other = await openMock();
  other.backend.restoreEnvironment(stored);
  const { fault } = await other.client.addFault({ operation: '*', status: 500 });
  expect(other.backend.faults.all().map(({ id }) => id)).toEqual(['fault-1', fault.id]);
  expect(fault.id).not.toBe('fault-1');
});

test('an id with invalid percent-encoding is unknown', async () => {
  const response = await handleControl({}, new Request('http://mock.test/mock/faults/%E0%A4%A'));
  expect(response.status).toBe(404);
});
