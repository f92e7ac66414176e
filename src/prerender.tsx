import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Shell } from '#features/shell/shell.tsx';
import { product } from '#lib/configuration.ts';
import type { pageTitle } from '#lib/page-title.ts';
import { shellPages, prerenderedPages } from '#lib/prerendered-pages.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { Loading } from '#ui/feedback/Skeleton.tsx';
import { createApplication } from './app/application.ts';

/** Renders each public page, and the shell of all others, at build time (`.ci/build/prerender.mjs`). */
export async function renderPages() {
  const frame = await renderShell();
  const pages = [
    ...prerenderedPages.map((path) => renderPage(path)),
    ...shellPages.map((path) => renderPage(path, frame)),
  ];
  return [
    { file: 'index', isComplete: false, title: product.name, html: frame },
    ...(await Promise.all(pages)),
  ];
}

const historyAt = (path: string) => createMemoryHistory({ initialEntries: [hostPath(path)] });

async function renderPage(path: string, frame?: string) {
  const router = createApplication({ apiReady: Promise.resolve(), history: historyAt(path) });
  const [, , route] = router.getMatchedRoutes(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  const head = route.options.head as ReturnType<typeof pageTitle> | undefined;
  return {
    file: path.slice(1),
    route: String(route.id),
    isComplete: frame === undefined,
    title: head?.().meta[0]?.title ?? product.name,
    html: frame ?? (await render(router)),
  };
}

const renderShell = () =>
  render(
    createRouter({
      routeTree: createRootRoute({
        component: () => (
          <Shell>
            <Loading text="Loading…" />
          </Shell>
        ),
      }),
      basepath: hostPath('/'),
      history: historyAt('/'),
    }),
  );

async function render(router: AnyRouter): Promise<string> {
  await router.load();
  for (const { error } of router.state.matches) if (error) throw error as Error;
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // One chunk: streaming would insert scripts into the page.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
