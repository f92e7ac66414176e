import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ToastRegion } from '#ui/feedback/Toast.tsx';
import { ConfirmHost } from '#ui/overlay/ConfirmDialog.tsx';

/** A page with a form, and another page. */
function createPages(page: () => ReactNode, at: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <main
          id="main"
          tabIndex={-1}
          style={{ padding: 24, paddingInlineEnd: 'calc(24px + var(--side-panel))' }}
        >
          <Outlet />
        </main>
        <ConfirmHost />
        <ToastRegion />
      </>
    ),
  });
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      validateSearch: (search: Record<string, unknown>) => search,
      component: page,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/elsewhere',
      component: Elsewhere,
    }),
  ];
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}

function Elsewhere() {
  return (
    <>
      <h1 tabIndex={-1}>Elsewhere</h1>
      <Link to="/">Form</Link>
    </>
  );
}

/** Shows a component as the page of a small application. */
export function FormPage({ page, at = '/' }: { page: () => ReactNode; at?: string }) {
  const [router] = useState(() => createPages(page, at));
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  );
}

/** A link to the other page. */
export function WayOut() {
  return (
    <p>
      <Link to={'/elsewhere' as '/home'}>Elsewhere</Link>
    </p>
  );
}
