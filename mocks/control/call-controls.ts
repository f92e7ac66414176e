import type { CallLog } from './calls/call-log.ts';
import { ControlRefusal, wholeNumber, type Controls } from './control.ts';

/** @param send repeats a request */
export const callControls = (calls: CallLog, send: (request: Request) => Promise<unknown>): Controls => ({
  'GET calls': async ({ query }) => {
    const after = wholeNumber(query, 'after');
    await calls.update();
    return calls.list().filter(({ id }) => id > after);
  },
  'DELETE calls': () => calls.clear(),
  'GET calls/{id}': async ({ id }) => {
    await calls.update();
    const call = await calls.details(Number(id));
    if (!call) throw noSuchCall(id);
    return call;
  },
  /** Sends the request once more. Does not wait for the response, because a fault may withhold it. */
  'POST calls/{id}': ({ id }) => {
    const request = calls.requestOf(Number(id));
    if (!request) throw noSuchCall(id);
    send(request).catch(() => {});
  },
});

const noSuchCall = (id: string) => new ControlRefusal(404, `There is no call ${id}.`);
