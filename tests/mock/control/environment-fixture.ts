import { getResponse } from 'msw';
import { CallLog } from '#mocks/control/calls/call-log.ts';
import { createControlClient } from '#mocks/control/client.ts';
import { handleControl } from '#mocks/control/control.ts';
import { createMemoryStates } from '#mocks/control/memory-states.ts';
import { mockControls } from '#mocks/control/mock-controls.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { createBackend, type BackendOptions } from '#mocks/server/backend.ts';
import { validator } from '#mocks/server/contract.ts';
import { readFile } from '#mocks/server/read-seed-file.ts';
import { createRoutes } from '#mocks/server/routes.ts';

const base = 'http://mock.test/api';

/** A mock with its controls, in the initial state of the default scenario. */
export async function openMock(options: Partial<BackendOptions> = {}) {
  const backend = createBackend({ readFile, ...options });
  await backend.reset();
  const handlers = createHandlers(backend, base);
  const stored = async () => {};
  const controls = mockControls({
    backend,
    calls: new CallLog(createRoutes(base), validator),
    persistence: { restarted: stored, replaced: stored },
    savedStates: createMemoryStates(),
    send: stored,
  });
  const client = createControlClient((path, init) =>
    handleControl(controls, new Request(`http://mock.test${path}`, init)),
  );
  return {
    backend,
    client,
    call: async (path: string, init?: RequestInit) => getResponse(handlers, new Request(base + path, init)),
  };
}
