import { createFileRoute, redirect } from '@tanstack/react-router';

/** The documents have it both ways: a route `session` for the sessions screen (D-028). */
export const Route = createFileRoute('/tutor/sessions')({
  beforeLoad: () => {
    throw redirect({ to: '/tutor/session', replace: true });
  },
});
