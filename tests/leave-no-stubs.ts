import { afterAll, vi } from 'vitest';

/* Test files share a worker: what one of them has stubbed must not reach the next. */

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
