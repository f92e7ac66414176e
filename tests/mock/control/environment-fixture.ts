import { getResponse } from 'msw';
import { CallLog } from '#mocks/control/calls/call-log.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { createBackend, type BackendOptions } from '#mocks/server/backend.ts';
import { readFile } from '#mocks/server/read-seed-file.ts';
import { connectControls } from './connect-controls.ts';

export const base = 'http://mock.test/api';

/** A mock with its controls, in the initial state of the default scenario. */
export async function openMock(options: Partial<BackendOptions> = {}) {
  const backend = createBackend({ readFile, ...options });
  await backend.reset();
  const calls = new CallLog(base);
  const handlers = createHandlers(backend, base, calls.record);
  const send = (request: Request) => getResponse(handlers, request);
  return {
    backend,
    calls,
    client: connectControls(backend, { calls, send }),
    call: (path: string, init?: RequestInit) => send(new Request(base + path, init)),
  };
}
