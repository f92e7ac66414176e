import type { Snapshot } from '../db.ts';
import type { SubscriptionRecord } from '../models/subscriptions.ts';
import { midnight } from '../seed/relative-time.ts';
import { defaultScenario } from './default.ts';

/** The demo data after all subscriptions have expired: the first one last night, each of the others a day before the previous one. */
export async function expiredScenario(now: Date): Promise<Snapshot> {
  const base = await defaultScenario(now);
  return {
    ...base,
    subscriptions: base.subscriptions.map((subscription, index) =>
      endedAt(midnight(now, index), subscription),
    ),
  };
}

function endedAt(end: Date, subscription: SubscriptionRecord): SubscriptionRecord {
  const { startDate, expirationDate } = subscription;
  const term = Date.parse(expirationDate ?? startDate) - Date.parse(startDate);
  return {
    ...subscription,
    startDate: new Date(end.getTime() - term).toISOString(),
    expirationDate: end.toISOString(),
    autoRenew: false,
  };
}
