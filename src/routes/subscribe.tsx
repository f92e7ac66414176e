import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/subscribe')({
  head: pageTitle('Choose a plan'),
  component: () => <LaterScreen title="Choose a plan" />,
});
