import { createFileRoute } from '@tanstack/react-router';
import { OfflinePaymentScreen } from '#features/public/offline-payment/offline-payment-screen.tsx';
import { returnSearch } from '#features/public/public-search.ts';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/offline-payment')({
  head: pageTitle('Payment Required'),
  validateSearch: returnSearch,
  component: OfflinePaymentScreen,
});
