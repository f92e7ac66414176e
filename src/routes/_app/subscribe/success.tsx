import { createFileRoute } from '@tanstack/react-router';
import { SuccessScreen } from '#features/subscription/success/success-screen.tsx';
import { useScreenKey } from '#features/subscription/use-screen-key.ts';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

/** This route has no guard, but its calls need a session (D-047). */
export const Route = createFileRoute('/_app/subscribe/success')({
  head: pageTitle('Payment result'),
  validateSearch: searchParams({ learnerId: anyText, recurring: anyText }),
  component: PaymentResult,
});

function PaymentResult() {
  const { learnerId, recurring } = Route.useSearch();
  return (
    <SuccessScreen key={useScreenKey(learnerId)} learnerId={learnerId} isRecurring={recurring === '1'} />
  );
}
