import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { preloadChunk } from './chunk-load-error.ts';

/** As the build makes them (.ci/build/preloadable-loaders.mjs): a loader in a chunk of its own. */
type SplitLoader = { preload?: () => Promise<unknown> } | undefined;

/**
 * Loads the code of a screen that somebody is about to open. Its data wait until it is opened: the response may be a 402,
 * and that leads to the paywall.
 *
 * @param path of the application, without query and hash
 * @returns the routes that the path leads through
 */
export function preloadScreen(router: AnyRouter, path: string): readonly AnyRoute[] {
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) {
    preloadChunk(() => (route.options.loader as SplitLoader)?.preload?.());
    preloadChunk(() => router.loadRouteChunk(route));
  }
  return routes;
}
