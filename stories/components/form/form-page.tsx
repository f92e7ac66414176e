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
      component: OtherPage,
    }),
  ];
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}

function OtherPage() {
  return (
    <>
      <h1 tabIndex={-1}>Elsewhere</h1>
      <Link to="/">Form</Link>
    </>
  );
}

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

export function OtherPageLink() {
  return (
    <p>
      <Link to={'/elsewhere' as '/home'}>Elsewhere</Link>
    </p>
  );
}
