import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { RegisteredRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { runQueueWhenSignedIn } from '#features/learner/offline-queue/run-when-signed-in.ts';
import { useSession } from '#session/session.ts';

const runQueue = vi.hoisted(() => vi.fn<() => () => void>(() => () => {}));
vi.mock('#features/learner/offline-queue/run-queue.ts', () => ({ runQueue }));

const details = {
  id: 'usr-1',
  name: 'Lwazi',
  surname: 'Khumalo',
  fullName: 'Lwazi Khumalo',
  title: '',
  role: 'Learner',
  gradeId: undefined,
  permissions: [],
  expiresAt: Infinity,
} as const;

afterEach(() => useSession.setState({ details: undefined }));

test('what is queued is sent after the first page has loaded: it shows what becomes of its own answers', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  useSession.setState({ details });
  runQueueWhenSignedIn(router as unknown as RegisteredRouter);
  await router.load();
  await vi.dynamicImportSettled();
  expect(runQueue).not.toHaveBeenCalled();
  // With nobody to draw the page, nobody says that it is there.
  const { location: toLocation } = router.state;
  const changes = { pathChanged: true, hrefChanged: true, hashChanged: false };
  router.emit({ type: 'onResolved', toLocation, ...changes });
  await vi.waitFor(() => expect(runQueue).toHaveBeenCalledOnce());
});
