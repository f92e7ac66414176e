import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { Problem } from '#api/problem.ts';
import {
  maxChecks,
  pollConfirmation,
  type Confirmation,
} from '#features/subscription/success/poll-confirmation.ts';

const start = new Date('2025-05-15T13:08:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Polls a server that responds at once, and records the times of the requests. */
function poll(
  read: () => Promise<components['schemas']['SubscriptionStatus']> = () =>
    Promise.resolve({ isActive: false }),
) {
  const requestTimes: number[] = [];
  const confirmations: Confirmation[] = [];
  const stop = pollConfirmation(
    { goal: 'plan', boughtPlanId: undefined },
    () => {
      requestTimes.push(Date.now() - start);
      return read();
    },
    (confirmation) => confirmations.push(confirmation),
  );
  return { requestTimes, confirmations, stop };
}

test('pollConfirmation sends at most 30 requests, one every 2000 ms (SUB-050)', async () => {
  const { requestTimes, confirmations } = poll();
  await vi.advanceTimersByTimeAsync(10 * 60 * 1000);
  expect(maxChecks).toBe(30);
  expect(requestTimes).toEqual(Array.from({ length: 30 }, (_, index) => index * 2000));
  expect(confirmations).toHaveLength(31);
  expect(confirmations.at(-2)).toMatchObject({ state: 'waiting', checks: 30 });
  expect(confirmations.at(-1)).toEqual({ state: 'failed' });
});

test('pollConfirmation stops between and during requests', async () => {
  const between = poll();
  await vi.advanceTimersByTimeAsync(3000);
  between.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(between.requestTimes).toEqual([0, 2000]);
  expect(vi.getTimerCount()).toBe(0);

  const response = Promise.withResolvers<{ isActive: false }>();
  const during = poll(() => response.promise);
  during.stop();
  response.resolve({ isActive: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(during.requestTimes).toHaveLength(1);
  expect(during.confirmations).toHaveLength(1);
});

test('pollConfirmation stops after the confirmation', async () => {
  const plan = {
    planId: 'pln-full-access',
    planName: 'Full Access',
    price: 1999,
    currency: 'ZAR',
    startDate: '2025-05-01T00:00:00Z',
    termStartDate: '2025-05-01T00:00:00Z',
    payment: null,
    expirationDate: '2026-04-30T00:00:00Z',
    autoRenew: false,
    nextBillingDateUtc: null,
  } as const;
  const { requestTimes, confirmations } = poll(() =>
    Promise.resolve({ ...plan, isActive: true, message: null, runningPlans: [plan] }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestTimes).toEqual([0]);
  expect(confirmations.at(-1)).toMatchObject({ state: 'active', plan: { planId: 'pln-full-access' } });
});

test('pollConfirmation stops after a failed request (SUB-051)', async () => {
  const { requestTimes, confirmations } = poll(() => Promise.reject(new Problem(500, '')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestTimes).toEqual([0]);
  expect(confirmations.at(-1)).toEqual({ state: 'failed' });
});

test('pollConfirmation reports nothing after a 401', async () => {
  const { confirmations } = poll(() => Promise.reject(new Problem(401, '')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(confirmations).toEqual([{ state: 'waiting', goal: 'plan', checks: 1 }]);
});
