import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  rootRouteId,
  type AnyRouter,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Shell } from '#features/shell/shell.tsx';
import { product } from '#lib/configuration.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { createApplication } from './app/application.ts';
import { FirstDrawing } from './app/first-drawing.tsx';

/**
 * `still`: complete without the application, which is loaded when somebody is about to use the page. `live`: has a form, so
 * that the application follows at once.
 */
type Kind = 'still' | 'live';

const pages: readonly { path: string; kind: Kind }[] = [
  { path: '/home', kind: 'still' },
  { path: `/about-${product.slug}`, kind: 'still' },
  { path: '/contact-us', kind: 'still' },
  { path: '/offline-payment', kind: 'still' },
  { path: '/unauthorized', kind: 'still' },
  { path: '/auth/login', kind: 'live' },
  { path: '/auth/register', kind: 'live' },
  { path: '/auth/forgot-password', kind: 'live' },
  { path: '/auth/reset-password', kind: 'live' },
];

/** Everything that is written at build time (`.ci/prerender.mjs`). */
export async function drawPages() {
  return { pages: await Promise.all(pages.map(drawPage)), frame: await drawFrame() };
}

async function drawPage({ path, kind }: { path: string; kind: Kind }) {
  const router = createApplication({
    apiReady: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [hostPath(path)] }),
  });
  // It would restore the position by a script in the page.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const { matches } = router.state;
  for (const { error } of matches) if (error) throw error as Error;
  return {
    path,
    kind,
    title: matches.at(-1)?.meta?.find((tag) => tag?.title !== undefined)?.title ?? product.name,
    html: await toHtml(router),
    /** The id of the route, as the URL tree has it. */
    route: matches.at(-1)?.routeId ?? rootRouteId,
  };
}

/** What stands around every screen, for the pages that are not written. */
async function drawFrame() {
  const routeTree = createRootRoute({
    component: () => (
      <Shell>
        <Loading text="Loading…" />
      </Shell>
    ),
  });
  const root = hostPath('/');
  const router = createRouter({
    routeTree,
    basepath: root,
    history: createMemoryHistory({ initialEntries: [root] }),
  });
  await router.load();
  return { path: '', kind: 'frame' as const, title: product.name, html: await toHtml(router) };
}

const nothing = () => {};

async function toHtml(router: AnyRouter): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <FirstDrawing before={nothing} after={nothing}>
        <RouterProvider router={router} />
      </FirstDrawing>
    </StrictMode>,
    // In one piece: a part that follows would need a script in the page.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
