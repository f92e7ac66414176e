import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { listSearch } from '#components/list/list-search.ts';
import { tabParam } from '#components/list/use-list-tab.ts';
import { parseQuery, stringifyQuery } from '#lib/url/query-string.ts';
import { ToastRegion } from '#ui/feedback/Toast.tsx';
import { ConfirmHost } from '#ui/overlay/ConfirmDialog.tsx';

export interface ListStoryProps {
  at?: string | undefined;
  component: ComponentType;
  /** Shows the query of the URL, a link to another query, and a Back button. */
  showsUrl?: boolean | undefined;
}

/** Renders a list in a page whose URL it can change. */
export function ListStory({ at = '/', component, showsUrl = false }: ListStoryProps) {
  const [router] = useState(() =>
    createRouter({
      history: createMemoryHistory({ initialEntries: [at] }),
      parseSearch: parseQuery,
      stringifySearch: stringifyQuery,
      routeTree: createRootRoute({
        validateSearch: listSearch('city', 'form', tabParam),
        component: () => <Page component={component} showsUrl={showsUrl} />,
      }),
    }),
  );
  return <RouterProvider router={router as never} />;
}

function Page({ component: Component, showsUrl }: Pick<ListStoryProps, 'component' | 'showsUrl'>) {
  return (
    <main id="main" tabIndex={-1} style={{ padding: 'var(--main-padding)', fontSize: 'var(--text)' }}>
      <Component />
      {showsUrl ? <Query /> : null}
      <ToastRegion />
      <ConfirmHost />
    </main>
  );
}

function Query() {
  const { searchStr } = useLocation();
  const { history } = useRouter();
  return (
    <p>
      <a href="/?q=east" onClick={(event) => follow(event, history)}>
        East
      </a>{' '}
      <button type="button" onClick={() => history.back()}>
        Back
      </button>{' '}
      <code aria-label="Query" role="note">
        {decodeURIComponent(searchStr)}
      </code>
    </p>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>, history: RouterHistory): void {
  event.preventDefault();
  history.push(event.currentTarget.getAttribute('href') ?? '/');
}
