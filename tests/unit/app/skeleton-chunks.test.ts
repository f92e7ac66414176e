import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { showSkeletonWhenLoaded } from '#app/skeleton-chunks.ts';

/** A route whose screen, skeleton and error screen come in one chunk, and that chunk. */
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

test('a route has its skeleton when the chunk has arrived, and not before', async () => {
  const { router, route, arrive } = splitRoute();
  showSkeletonWhenLoaded(route);
  const loading = router.loadRouteChunk(route);
  expect(route.options.pendingComponent).toBeUndefined();
  arrive();
  await loading;
  expect(route.options.pendingComponent).toBeTypeOf('function');
});

test('a second application on the same routes leaves them as they are', async () => {
  const { router, route, arrive } = splitRoute();
  showSkeletonWhenLoaded(route);
  showSkeletonWhenLoaded(route);
  arrive();
  await router.loadRouteChunk(route);
  showSkeletonWhenLoaded(route);
  expect(route.options.pendingComponent).toBeTypeOf('function');
});
