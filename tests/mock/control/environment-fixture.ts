import { getResponse } from 'msw';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { createBackend, type BackendOptions } from '#mocks/server/backend.ts';
import { readFile } from '#mocks/server/read-seed-file.ts';
import { connectControls } from './connect-controls.ts';

const base = 'http://mock.test/api';

/** A mock with its controls, in the initial state of the default scenario. */
export async function openMock(options: Partial<BackendOptions> = {}) {
  const backend = createBackend({ readFile, ...options });
  await backend.reset();
  const handlers = createHandlers(backend, base);
  return {
    backend,
    client: connectControls(backend),
    call: async (path: string, init?: RequestInit) => getResponse(handlers, new Request(base + path, init)),
  };
}
