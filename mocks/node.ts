import { setupServer } from 'msw/node';
import { createHandlers } from './msw-handlers.ts';
import { createBackend, type BackendOptions } from './server/backend.ts';
import { readFile } from './server/read-seed-file.ts';

/**
 * The mock for tests in Node. Call `server.listen()` and `await backend.reset()` before the first request.
 *
 * @param base absolute URL without a trailing slash
 */
export function createTestMock(base: string, options: Omit<BackendOptions, 'readFile'> = {}) {
  const backend = createBackend({ readFile, ...options });
  return { backend, server: setupServer(...createHandlers(backend, base)) };
}
