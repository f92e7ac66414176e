import { afterEach, describe, expect, test, vi } from 'vitest';
import { delayOf, perfectConnection } from '#mocks/environment/connection.ts';
import { openMock } from './environment-fixture.ts';

const plans = '/subscriptions/public/plans';

afterEach(() => {
  vi.useRealTimers();
});

describe('the latency', () => {
  test.each([
    [0, 150],
    [0.5, 400],
    [1, 650],
  ])('varies with the random number %d', (number, expected) => {
    expect(delayOf({ ...perfectConnection, latency: 400, jitter: 250 }, () => number)).toBe(expected);
  });

  test('is not negative', () => {
    expect(delayOf({ ...perfectConnection, latency: 100, jitter: 250 }, () => 0)).toBe(0);
  });

  test('delays responses', async () => {
    const { client, call } = await openMock();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const responded = vi.fn<(response: Response | undefined) => void>();
    await client.setConnection({ latency: 200 });
    void call(plans).then(responded);
    await vi.advanceTimersByTimeAsync(199);
    expect(responded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(responded).toHaveBeenCalledOnce());
  });
});

describe('offline', () => {
  test('breaks the connection, and uses up no fault', async () => {
    const { client, call, backend } = await openMock();
    await client.addFault({ operation: '*', status: 500, times: 1 });
    await client.setConnection({ isOffline: true });
    expect((await call(plans))?.type).toBe('error');
    expect(backend.faults.all()).toMatchObject([{ hits: 0 }]);
  });

  test('ends with the next change, and keeps the latency', async () => {
    const { client, call } = await openMock();
    await client.setConnection({ latency: 1, isOffline: true });
    expect(await client.setConnection({ isOffline: false })).toEqual({
      latency: 1,
      jitter: 0,
      isOffline: false,
    });
    expect((await call(plans))?.status).toBe(200);
  });
});

test.each([{ latency: -1 }, { latency: 0.5 }, { jitter: 600_001 }, { speed: 1 }])(
  'POST connection refuses %j',
  async (change) => {
    const { client, backend } = await openMock();
    await expect(client.setConnection(change)).rejects.toThrow();
    expect(backend.environment.connection).toEqual(perfectConnection);
  },
);
