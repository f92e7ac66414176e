import type { AnyRoute, AsyncRouteComponent, LazyRoute, RouteComponent } from '@tanstack/react-router';
import { createElement, useLayoutEffect } from 'react';

type SplitComponent = AsyncRouteComponent<never> | undefined;

/** Scrolls to the skeleton: the router scrolls only after loading. */
function fromTop(skeleton: RouteComponent): RouteComponent {
  return function ScreenSkeleton() {
    useLayoutEffect(() => {
      scrollTo(0, 0);
    }, []);
    return createElement(skeleton);
  };
}

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
    return { options: { pendingComponent: fromTop(pendingComponent) } } as LazyRoute<AnyRoute>;
  });
}
