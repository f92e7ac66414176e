import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { showSkeletonWhenLoaded } from '#app/skeleton-chunks.ts';

/** Returns a route whose screen and skeleton share a chunk, and a function that loads the chunk. */
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
  return { router, route, resolveChunk: () => resolve({ component: nothing, pendingComponent: nothing }) };
}

test('showSkeletonWhenLoaded adds the skeleton to a route after its chunk has loaded', async () => {
  const { router, route, resolveChunk } = splitRoute();
  showSkeletonWhenLoaded(route);
  const loading = router.loadRouteChunk(route);
  expect(route.options.pendingComponent).toBeUndefined();
  resolveChunk();
  await loading;
  expect(route.options.pendingComponent).toBeTypeOf('function');
});

test('showSkeletonWhenLoaded can be called several times for a route', async () => {
  const { router, route, resolveChunk } = splitRoute();
  showSkeletonWhenLoaded(route);
  showSkeletonWhenLoaded(route);
  resolveChunk();
  await router.loadRouteChunk(route);
  showSkeletonWhenLoaded(route);
  expect(route.options.pendingComponent).toBeTypeOf('function');
});
