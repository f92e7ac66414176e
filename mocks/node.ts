import { setupServer } from 'msw/node';
import { createBackend, type BackendOptions } from './server/backend.ts';
import { handlersOf } from './server/msw-handlers.ts';
import { readFile } from './server/read-seed-file.ts';

/** The mock for tests in Node: `server.listen()` and `await backend.reset()` before use. */
export function createTestMock(base: string, options: Omit<BackendOptions, 'readFile'> = {}) {
  const backend = createBackend({ readFile, ...options });
  return { backend, server: setupServer(...handlersOf(backend, base)) };
}
