import { CallLog } from '#mocks/control/calls/call-log.ts';
import { createControlClient } from '#mocks/control/client.ts';
import { handleControl } from '#mocks/control/control.ts';
import { mockControls, type ControlOptions } from '#mocks/control/mock-controls.ts';
import type { Backend } from '#mocks/server/backend.ts';

/** A client of the controls of a mock that stores nothing. */
export function connectControls(backend: Backend, options: Partial<ControlOptions> = {}) {
  const controls = mockControls({ backend, calls: new CallLog(''), send: async () => {}, ...options });
  return createControlClient((path, init) =>
    handleControl(controls, new Request(`https://mock.springbyte.test${path}`, init)),
  );
}
