import { queryOptions, useQuery } from '@tanstack/react-query';
import { del, entries, set, update } from 'idb-keyval';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { queryClient } from '#api/query-client.ts';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { currentSession, useSession } from '#session/session.ts';
import {
  chooseCheckout,
  isStored,
  isUnsettled,
  type DeviceCheckout,
  type StoredCheckout,
} from './checkout-state.ts';

/** The last checkout of a learner: the contract has no operation that lists payments. It survives a logout (D-270). */
type Key = [userId: string, learnerId: string];

const withDatabase = createDeviceStore('springbyte-checkouts', 'checkouts');

/**
 * The checkouts that a user has started on this device, and the unsettled ones of other users. Stale at once: another
 * tab may have started one.
 */
export const checkoutsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['payments', 'checkouts', userId],
    staleTime: 0,
    retry: false,
    queryFn: async ({ queryKey }): Promise<DeviceCheckout[]> => {
      const records = await readAll().catch(() => undefined);
      // Without a database, a checkout is known until the page closes.
      if (!records) return queryClient.getQueryData<DeviceCheckout[]>(queryKey) ?? [];
      return records
        .filter(([[buyerId], checkout]) => buyerId === userId || isUnsettled(checkout))
        .map(([[buyerId], checkout]) => ({ ...checkout, buyerId }));
    },
  });

async function readAll(): Promise<[Key, StoredCheckout][]> {
  const records = await withDatabase((store) => entries<Key, StoredCheckout>(store));
  const now = clock.now();
  const old = records.filter(([, checkout]) => !isStored(checkout, now));
  await Promise.all(old.map(([key]) => withDatabase((store) => del(key, store))));
  return records.filter((record) => !old.includes(record));
}

export async function storeCheckout(userId: string, checkout: StoredCheckout): Promise<void> {
  await cacheCheckout(userId, checkout.learnerId, () => checkout);
  await withDatabase((store) => set([userId, checkout.learnerId], checkout, store)).catch(() => undefined);
}

export async function removeCheckout(userId: string, learnerId: string): Promise<void> {
  await cacheCheckout(userId, learnerId, () => undefined);
  await withDatabase((store) => del([userId, learnerId], store)).catch(() => undefined);
}

/** Changes a checkout in one transaction, because two tabs may wait for the same payment. */
export async function updateCheckout(
  userId: string,
  learnerId: string,
  change: Partial<Pick<StoredCheckout, 'stage' | 'renewalOfOthers'>>,
): Promise<void> {
  const changed = (stored: StoredCheckout | undefined) => stored && { ...stored, ...change };
  await cacheCheckout(userId, learnerId, changed);
  await withDatabase((store) =>
    update<StoredCheckout | undefined>([userId, learnerId], changed, store),
  ).catch(() => undefined);
}

/**
 * Stores the provider's outcome for the current user. Without a session, which may have ended on the provider's page,
 * stores it for every user of the device.
 */
export async function storeOutcome(learnerId: string, stage: 'cancelled' | 'failed'): Promise<void> {
  const userId = currentSession()?.id;
  const records = await readAll().catch(() => []);
  const waiting = records.filter(
    ([[buyerId, id], checkout]) =>
      id === learnerId && (userId === undefined || buyerId === userId) && isUnsettled(checkout),
  );
  await Promise.all(waiting.map(([[buyerId]]) => updateCheckout(buyerId, learnerId, { stage })));
}

async function cacheCheckout(
  buyerId: string,
  learnerId: string,
  change: (stored: StoredCheckout | undefined) => StoredCheckout | undefined,
): Promise<void> {
  const { queryKey } = checkoutsQuery(currentSession()?.id ?? buyerId);
  // A pending read would overwrite the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (checkouts: DeviceCheckout[] | undefined) => {
    const stored = checkouts?.find(
      (checkout) => checkout.learnerId === learnerId && checkout.buyerId === buyerId,
    );
    const changed = change(stored);
    if (!checkouts && !changed) return undefined;
    const others = (checkouts ?? []).filter((checkout) => checkout !== stored);
    return changed ? [...others, { ...changed, buyerId }] : others;
  });
}

/** The checkouts of the current user; undefined until the device has been read. */
export function useStoredCheckouts(): readonly StoredCheckout[] | undefined {
  const { userId, checkouts } = useDeviceCheckouts();
  return checkouts?.filter(({ buyerId }) => buyerId === userId);
}

/** The checkout to report for a learner, which another user of the device may have started (D-287). */
export function useLearnerCheckout(learnerId: string | undefined) {
  const { userId, checkouts } = useDeviceCheckouts();
  const { data: status } = useQuery({ ...activeSubscriptionQuery(learnerId ?? ''), enabled: false });
  const checkout = chooseCheckout(checkouts ?? none, { learnerId, userId, status, now: clock.now() });
  return { checkout, isOwn: checkout?.buyerId === userId, isReady: checkouts !== undefined };
}

function useDeviceCheckouts(): {
  userId: string | undefined;
  checkouts: readonly DeviceCheckout[] | undefined;
} {
  const userId = useSession(({ details }) => details?.id);
  const { data } = useQuery({ ...checkoutsQuery(userId ?? ''), enabled: userId !== undefined });
  return { userId, checkouts: userId === undefined ? none : data };
}

const none: readonly DeviceCheckout[] = [];
