import { useQueries } from '@tanstack/react-query';
import type { Learner } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { checkoutState } from '#components/checkout/checkout-state.ts';
import { SignedInAgain } from '#components/checkout/signed-in-again.tsx';
import { useStoredCheckouts } from '#components/checkout/stored-checkouts.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { clock } from '#lib/time/clock.ts';

/** Below the heading, after a login that followed an ended session: the payments that are still being confirmed. */
export function PaymentNotice({ learners }: { learners: readonly Learner[] }) {
  const checkouts = useStoredCheckouts();
  const statuses = useQueries({
    queries: learners.map(({ id }) => ({ ...activeSubscriptionQuery(id), enabled: false })),
  });
  const now = clock.now();
  const pending = learners.filter(({ id }, index) => {
    const checkout = checkouts?.find(({ learnerId }) => learnerId === id);
    return checkoutState(checkout, statuses[index]?.data, now) === 'pending';
  });
  if (pending.length === 0) return null;
  return <SignedInAgain names={formatNameList(pending.map(({ name }) => name))} />;
}
