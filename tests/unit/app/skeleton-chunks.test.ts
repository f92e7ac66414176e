import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { showSkeletonWhenLoaded } from '#app/skeleton-chunks.ts';

/** A route whose screen, skeleton and error screen share a chunk, and a function that loads it. */
function splitRoute() {
  const { promise, resolve } = Promise.withResolvers<Record<'component' | 'pendingComponent', () => null>>();
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/report',
    component: lazyRouteComponent(() => promise, 'component'),
    pendingComponent: lazyRouteComponent(() => promise, 'pendingComponent'),
  });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history: createMemoryHistory() });
  const nothing = () => null;
  return { router, route, arrive: () => resolve({ component: nothing, pendingComponent: nothing }) };
}

test('adds the skeleton to a route after its chunk has loaded', async () => {
  const { router, route, arrive } = splitRoute();
  showSkeletonWhenLoaded(route);
  const loading = router.loadRouteChunk(route);
  expect(route.options.pendingComponent).toBeUndefined();
  arrive();
  await loading;
  expect(route.options.pendingComponent).toBeTypeOf('function');
});

test('does not change routes that another application has prepared', async () => {
  const { router, route, arrive } = splitRoute();
  showSkeletonWhenLoaded(route);
  showSkeletonWhenLoaded(route);
  arrive();
  await router.loadRouteChunk(route);
  showSkeletonWhenLoaded(route);
  expect(route.options.pendingComponent).toBeTypeOf('function');
});
