import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { listSearch } from '#components/list/list-search.ts';
import { ToastRegion } from '#ui/feedback/Toast.tsx';
import { ConfirmHost } from '#ui/overlay/ConfirmDialog.tsx';

/** A list in a page of its own, with what it keeps in the URL in a line below it. */
export function ListStory({ at = '/', component }: { at?: string; component: ComponentType }) {
  const [router] = useState(() =>
    createRouter({
      history: createMemoryHistory({ initialEntries: [at] }),
      routeTree: createRootRoute({
        validateSearch: listSearch('city', 'form'),
        component: () => <Page component={component} />,
      }),
    }),
  );
  return <RouterProvider router={router as never} />;
}

function Page({ component: Component }: { component: ComponentType }) {
  return (
    <main id="main" tabIndex={-1} style={{ padding: 'var(--main-padding)', fontSize: 'var(--text)' }}>
      <Component />
      <Query />
      <ToastRegion />
      <ConfirmHost />
    </main>
  );
}

function Query() {
  const { searchStr } = useLocation();
  return (
    <p>
      <code aria-label="Query" role="note">
        {decodeURIComponent(searchStr)}
      </code>
    </p>
  );
}
