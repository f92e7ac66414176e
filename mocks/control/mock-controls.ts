import type { ScenarioName } from '../data/scenario-names.ts';
import type { Backend, Environment } from '../server/backend.ts';
import { callControls } from './call-controls.ts';
import type { CallLog } from './calls/call-log.ts';
import type { Controls } from './control.ts';
import { environmentControls } from './environment-controls.ts';
import { paymentControls } from './payment-controls.ts';
import { sessionControls } from './session-controls.ts';
import { stateControls, type Persistence } from './state-controls.ts';
import { tableControls } from './table-controls.ts';

/** The state of a mock, as the panel shows it. */
export interface MockState extends Environment {
  kind: 'mock';
  scenario: ScenarioName;
  /** The date-time that the dates of the scenario are relative to. */
  startedAt: string;
  /** The server's time. */
  now: string;
  mails: number;
  deviations: number;
}

export interface ControlOptions {
  backend: Backend;
  calls: CallLog;
  /** Repeats a recorded request. */
  send: (request: Request) => Promise<unknown>;
  /** Default: the state is lost when the process ends. */
  persistence?: Persistence;
}

/** All controls of a mock: see `docs/mocking.md`. */
export const mockControls = ({ backend, calls, send, persistence }: ControlOptions): Controls => ({
  'GET state': async (): Promise<MockState> => {
    await calls.update();
    return {
      kind: 'mock',
      scenario: backend.scenario,
      startedAt: backend.startedAt.toISOString(),
      now: backend.now().toISOString(),
      mails: backend.db.mails.all().length,
      deviations: calls.countDeviations(),
      ...backend.environment,
    };
  },
  'GET outbox': () => backend.db.mails.all().toReversed(),
  ...sessionControls(backend),
  ...stateControls(backend, persistence),
  ...environmentControls(backend),
  ...paymentControls(backend),
  ...tableControls(backend),
  ...callControls(calls, send),
});
