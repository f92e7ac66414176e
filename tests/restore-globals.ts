import { afterAll, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { useSession } from '#session/session.ts';

/* Test files share modules within a worker: stubs and sessions must not leak into the next file. */

afterAll(() => {
  useSession.setState(useSession.getInitialState(), true);
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
