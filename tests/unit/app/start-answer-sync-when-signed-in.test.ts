import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { RegisteredRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { startAnswerSyncWhenSignedIn } from '#app/data/start-answer-sync-when-signed-in.ts';
import { useSession } from '#session/session.ts';

const startAnswerSync = vi.hoisted(() => vi.fn<() => () => void>(() => () => {}));
vi.mock('#answers/start-answer-sync.ts', () => ({ startAnswerSync }));

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

test('startAnswerSyncWhenSignedIn starts after the first page has loaded', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  useSession.setState({ details });
  startAnswerSyncWhenSignedIn(router as unknown as RegisteredRouter);
  await router.load();
  await vi.dynamicImportSettled();
  expect(startAnswerSync).not.toHaveBeenCalled();
  // No component renders in this test, so report the page manually.
  const { location: toLocation } = router.state;
  const changes = { pathChanged: true, hrefChanged: true, hashChanged: false };
  router.emit({ type: 'onResolved', toLocation, ...changes });
  await vi.waitFor(() => expect(startAnswerSync).toHaveBeenCalledOnce());
});
