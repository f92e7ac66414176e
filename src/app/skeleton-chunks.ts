import type { AnyRoute, AsyncRouteComponent, LazyRoute } from '@tanstack/react-router';

type SplitComponent = AsyncRouteComponent<never> | undefined;

/**
 * Sets the skeleton of a route once its chunk has loaded. Otherwise the router renders the skeleton while its chunk
 * loads, which makes React suspend and report an error in development.
 */
export function showSkeletonWhenLoaded(route: AnyRoute): void {
  const { pendingComponent, errorComponent } = route.options;
  const skeleton: SplitComponent = pendingComponent;
  if (!pendingComponent || !skeleton?.preload || route.lazyFn) return;
  delete route.options.pendingComponent;
  route.lazy(async () => {
    // The error screen, in the same chunk, must be loaded before a screen throws.
    await Promise.all([skeleton.preload?.(), (errorComponent as SplitComponent)?.preload?.()]);
    // The router reads only `options`; `createLazyRoute` would enlarge the first download.
    return { options: { pendingComponent } } as LazyRoute<AnyRoute>;
  });
}
