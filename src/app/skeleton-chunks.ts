import type { AnyRoute, AsyncRouteComponent, LazyRoute } from '@tanstack/react-router';

/** A component in a separate chunk, as the router's build plugin creates it. */
type SplitComponent = AsyncRouteComponent<never> | undefined;

/**
 * Adds the skeleton of a route after its chunk has loaded. Otherwise the router renders it while it loads, React
 * suspends, and reports an error in development.
 */
export function showSkeletonWhenLoaded(route: AnyRoute): void {
  const { pendingComponent, errorComponent } = route.options;
  const skeleton: SplitComponent = pendingComponent;
  if (!pendingComponent || !skeleton?.preload || route.lazyFn) return;
  delete route.options.pendingComponent;
  route.lazy(async () => {
    // The error screen is in the same chunk, and must be loaded before a screen throws.
    await Promise.all([skeleton.preload?.(), (errorComponent as SplitComponent)?.preload?.()]);
    // The router reads only this; `createLazyRoute` would enlarge the first download.
    return { options: { pendingComponent } } as LazyRoute<AnyRoute>;
  });
}
