import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/contact-us')({
  head: pageTitle('Contact Us'),
  component: () => <LaterScreen title="Contact Us" />,
});
