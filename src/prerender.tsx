import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Shell } from '#features/shell/shell.tsx';
import { product } from '#lib/configuration.ts';
import type { pageTitle } from '#lib/page-title.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { withoutLastSlash } from '#lib/url/canonical-path.ts';
import { framedPages, wholePages } from '#lib/written-pages.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { createApplication, type Application } from './app/application.ts';
import { FirstDrawing } from './app/first-drawing.tsx';

/** Everything that is written at build time (`.ci/prerender.mjs`). */
export async function drawPages() {
  const frame = await drawFrame();
  return {
    pages: [
      ...(await Promise.all(wholePages.map(drawPage))),
      ...framedPages.map((path) => ({ ...about(createAt(path), path), kind: 'frame' as const, html: frame })),
    ],
    frame: { path: '', kind: 'frame' as const, title: product.name, html: frame },
    screens: screens(),
  };
}

/** The pages that make calls and are not written whole: path with parameters, as the URL tree has it, and route id. */
function screens() {
  const routes: Record<string, AnyRoute> = { ...createAt('/').routesByPath };
  const parameters = (path: string) => path.split('$').length;
  return (
    Object.values(routes)
      .map((route) => ({ path: withoutLastSlash(String(route.fullPath)), route: String(route.id) }))
      .filter(({ path, route }) => route.startsWith('/_app/') && !wholePages.includes(path))
      // `/topics/new` before `/topics/$id`.
      .toSorted((one, other) => parameters(one.path) - parameters(other.path))
  );
}

const createAt = (path: string) =>
  createApplication({
    apiReady: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [hostPath(path)] }),
  });

/** @returns the title that the page begins with, and the id of its route, as the URL tree has it */
function about(router: Application, path: string) {
  const [, , route] = router.getMatchedRoutes(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  const head = route.options.head as ReturnType<typeof pageTitle> | undefined;
  return { path, route: String(route.id), title: head?.().meta[0]?.title ?? product.name };
}

async function drawPage(path: string) {
  const router = createAt(path);
  await router.load();
  for (const { error } of router.state.matches) if (error) throw error as Error;
  return { ...about(router, path), kind: 'whole' as const, html: await toHtml(router) };
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
  return toHtml(router);
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
