import { setupServer } from 'msw/node';
import { createBackend, type BackendOptions } from './backend.ts';
import { readFile } from './files.ts';
import { handlersOf } from './handlers.ts';

/** The mock for tests in Node: `server.listen()` and `await backend.reset()` before use. */
export function createTestMock(base: string, options: Omit<BackendOptions, 'readFile'> = {}) {
  const backend = createBackend({ readFile, ...options });
  return { backend, server: setupServer(...handlersOf(backend, base)) };
}
