import type { CallLog } from './calls/call-log.ts';
import { ControlRefusal, type Controls } from './control.ts';

/** @param send repeats a request */
export const callControls = (calls: CallLog, send: (request: Request) => Promise<unknown>): Controls => ({
  'GET calls': async ({ query }) => {
    await calls.update();
    const after = Number(query.get('after') ?? '0');
    return calls.list().filter(({ id }) => id > after);
  },
  'DELETE calls': () => calls.clear(),
  'GET calls/{id}': async ({ id }) => {
    await calls.update();
    const call = calls.get(Number(id));
    if (!call) throw noSuchCall(id);
    return call;
  },
  /** Sends the request once more. */
  'POST calls/{id}': async ({ id }) => {
    const request = calls.requestOf(Number(id));
    if (!request) throw noSuchCall(id);
    await send(request);
  },
});

const noSuchCall = (id: string) => new ControlRefusal(404, `There is no call ${id}.`);
