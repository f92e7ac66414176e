import { createCaller, type CallerOptions } from '../calls/caller.ts';
import { detectUnreachableServer } from '../calls/unreachable-server.ts';
import type { VerifyOptions } from './plan.ts';

const usualTimeout = 10_000;

export type Calls = ReturnType<typeof createCalls>;

/** Creates the calls of a run, which differ in what aborts them. */
export function createCalls(
  options: VerifyOptions,
  findRoute: CallerOptions['findRoute'],
  record: CallerOptions['record'],
) {
  const { timeout = usualTimeout, origin } = options;
  const server = options.server.replace(/\/+$/, '');
  const create = (signal?: AbortSignal, recordCall = record) =>
    createCaller({ server, timeout, origin, findRoute, record: recordCall, signal });
  const callUnrecorded = create(undefined, () => {});
  const createDetecting = (controller: AbortController, signal = controller.signal) =>
    detectUnreachableServer(create(signal), callUnrecorded, (reason) => controller.abort(reason));
  const unreachable = new AbortController();
  const signal = AbortSignal.any([unreachable.signal, ...(options.signal ? [options.signal] : [])]);
  return {
    /** The API base, without a slash at the end. */
    server,
    call: createDetecting(unreachable, signal),
    /** For calls that the report omits. They continue after the run was aborted. */
    callUnrecorded,
    callAlways: create(),
    /** Continues after the run was aborted, but ends when the server stops responding. */
    createCleanUpCall: () => createDetecting(new AbortController()),
    /** Aborts the run. */
    signal,
    /** Aborted when the server stops responding. */
    unreachable: unreachable.signal,
  };
}
