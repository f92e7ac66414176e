import { afterAll, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { useSession } from '#session/session.ts';

/* Test files share the modules of a worker: a stub or a session of one file must not reach the next. */

afterAll(() => {
  useSession.setState(useSession.getInitialState(), true);
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
