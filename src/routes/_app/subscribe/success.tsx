import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';

/** Not guarded: its calls need a session (D-047). */
export const Route = createFileRoute('/_app/subscribe/success')({
  head: pageTitle('Payment result'),
  validateSearch: textSearch('learnerId', 'recurring'),
  component: () => <LaterScreen title="Payment result" />,
});
