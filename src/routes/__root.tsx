import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '#features/shell/shell.tsx';
import { currentSession } from '#session/session.ts';
import type { RouteContext } from './application.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  // Whoever is signed in has a side menu, and that makes calls on every page.
  beforeLoad: async ({ context }) => {
    if (currentSession()) await context.connect();
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
