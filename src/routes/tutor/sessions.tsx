import { createFileRoute, redirect } from '@tanstack/react-router';

/** The requirements name both paths; the route is `session` (D-028). */
export const Route = createFileRoute('/tutor/sessions')({
  beforeLoad: () => {
    throw redirect({ to: '/tutor/session', replace: true });
  },
});
