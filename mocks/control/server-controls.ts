import { callControls } from './call-controls.ts';
import type { CallLog } from './calls/call-log.ts';
import type { Controls } from './control.ts';

/** The state of the panel beside a real server. */
export interface ServerState {
  kind: 'server';
  url: string;
  deviations: number;
}

/** The controls of a panel beside a real server. */
export const serverControls = (
  calls: CallLog,
  url: string,
  send: (request: Request) => Promise<unknown>,
): Controls => ({
  'GET state': async (): Promise<ServerState> => {
    await calls.update();
    return { kind: 'server', url, deviations: calls.countDeviations() };
  },
  ...callControls(calls, send),
});
