import { createFileRoute } from '@tanstack/react-router';
import { TutorScreen } from '#features/public/tutor/tutor-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

/** This route has no guard (D-027). */
export const Route = createFileRoute('/tutor/')({
  head: pageTitle('Tutor'),
  component: () => <TutorScreen title="Tutor" />,
});
