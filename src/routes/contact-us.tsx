import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '#features/public/contact/contact-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/contact-us')({
  head: pageTitle('Contact Us'),
  component: ContactScreen,
});
