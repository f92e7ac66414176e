import type { AnyRoute, AsyncRouteComponent, LazyRoute } from '@tanstack/react-router';

/** As the router's build plugin makes them: a component in a chunk of its own. */
type SplitComponent = AsyncRouteComponent<never> | undefined;

/**
 * Gives a route its skeleton once the skeleton's chunk has arrived. The router would draw it after a while in any case;
 * React then has to suspend in the middle of it, and reports an error in development.
 */
export function showSkeletonWhenLoaded(route: AnyRoute): void {
  const { pendingComponent, errorComponent } = route.options;
  const skeleton: SplitComponent = pendingComponent;
  if (!pendingComponent || !skeleton?.preload || route.lazyFn) return;
  delete route.options.pendingComponent;
  route.lazy(async () => {
    // The error screen is in the same chunk; a screen that breaks while it is drawn finds it loaded as well.
    await Promise.all([skeleton.preload?.(), (errorComponent as SplitComponent)?.preload?.()]);
    // All that the router takes of it; its own way to make one would be in everybody's first download.
    return { options: { pendingComponent } } as LazyRoute<AnyRoute>;
  });
}
