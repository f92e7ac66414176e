import { createFileRoute } from '@tanstack/react-router';
import { TutorScreen } from '#features/public/tutor/tutor-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

/** This route has no guard (D-027). */
export const Route = createFileRoute('/tutor/profile')({
  head: pageTitle('Tutor Profile'),
  component: () => <TutorScreen title="Tutor Profile" />,
});
