import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { preloadChunk } from './chunk-load-error.ts';

/** A route's loader in a separate chunk (.ci/build/preloadable-loaders.mjs). */
type SplitLoader = { preload?: () => Promise<unknown> } | undefined;

/** Preloads the code of a screen, but not its data, because a 402 would open the paywall. */
export function preloadScreen(router: AnyRouter, path: string): readonly AnyRoute[] {
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) {
    preloadChunk(() => (route.options.loader as SplitLoader)?.preload?.());
    preloadChunk(() => router.loadRouteChunk(route));
  }
  return routes;
}
