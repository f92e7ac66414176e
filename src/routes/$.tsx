import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any unknown path leads home (PUB-012). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
