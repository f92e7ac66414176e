import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { RegisteredRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { runAnswersWhenSignedIn } from '#app/data/run-answers-when-signed-in.ts';
import { useSession } from '#session/session.ts';

const runAnswers = vi.hoisted(() => vi.fn<() => () => void>(() => () => {}));
vi.mock('#answers/run-answers.ts', () => ({ runAnswers }));

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

test('waiting answers are sent after the first page has loaded, which shows the outcome of its answers', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  useSession.setState({ details });
  runAnswersWhenSignedIn(router as unknown as RegisteredRouter);
  await router.load();
  await vi.dynamicImportSettled();
  expect(runAnswers).not.toHaveBeenCalled();
  // With nobody to draw the page, nobody says that it is there.
  const { location: toLocation } = router.state;
  const changes = { pathChanged: true, hrefChanged: true, hashChanged: false };
  router.emit({ type: 'onResolved', toLocation, ...changes });
  await vi.waitFor(() => expect(runAnswers).toHaveBeenCalledOnce());
});
