import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';

/** Not guarded: its calls need a session (D-047). */
export const Route = createFileRoute('/_app/subscribe/success')({
  head: pageTitle('Payment result'),
  validateSearch: searchParams({ learnerId: anyText, recurring: anyText }),
  component: () => <PlaceholderScreen title="Payment result" />,
});
