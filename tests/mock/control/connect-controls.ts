import { CallLog } from '#mocks/control/calls/call-log.ts';
import { createControlClient } from '#mocks/control/client.ts';
import { handleControl } from '#mocks/control/control.ts';
import { createMemoryStates } from '#mocks/control/memory-states.ts';
import { mockControls } from '#mocks/control/mock-controls.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { validator } from '#mocks/server/contract.ts';
import { createRoutes } from '#mocks/server/routes.ts';

/** A client of the controls of a mock that stores nothing. */
export function connectControls(backend: Backend) {
  const controls = mockControls({
    backend,
    calls: new CallLog(createRoutes(''), validator),
    persistence: { restarted: async () => {}, replaced: async () => {} },
    savedStates: createMemoryStates(),
    send: async () => {},
  });
  return createControlClient((path, init) =>
    handleControl(controls, new Request(`https://mock.springbyte.test${path}`, init)),
  );
}
