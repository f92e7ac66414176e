import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/parent/data/$learnerId')({
  head: pageTitle('Data'),
  beforeLoad: guard(policies.parentOnly),
  component: () => <PlaceholderScreen title="Data" />,
});
