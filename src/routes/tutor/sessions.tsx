import { createFileRoute, redirect } from '@tanstack/react-router';

/** The requirements name `session` and `sessions`; the screen is at `session` (D-028). */
export const Route = createFileRoute('/tutor/sessions')({
  beforeLoad: () => {
    throw redirect({ to: '/tutor/session', replace: true });
  },
});
