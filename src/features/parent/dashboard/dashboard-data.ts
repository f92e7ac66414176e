import type { QueryClient } from '@tanstack/react-query';
import { deferred, prime, required } from '#api/prime.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { myLearnersQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

/** What a card shows besides the record; it may arrive later, or not at all (D-053). */
const cardData = (learnerId: string) => ({
  report: deferred(activityReportQuery(learnerId)),
  subscription: deferred(activeSubscriptionQuery(learnerId)),
});

/**
 * Loads the parent's learners. Figures and plans of all cards are asked for as soon as the learners are known, and the
 * screen waits for none of them.
 *
 * @throws Problem when the list does not come
 */
export async function loadDashboard(queryClient: QueryClient): Promise<void> {
  const { learners } = await prime(queryClient, { learners: required(myLearnersQuery()) });
  await Promise.all(learners.map(({ id }) => prime(queryClient, cardData(id))));
}
