import { createFileRoute, redirect } from '@tanstack/react-router';

/** Unknown paths redirect to the home page (PUB-012). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
