import { NoResponseError } from '../../../conformance/kit/client.ts';
import { Unmet } from '../../../conformance/kit/expect.ts';
import { runScenario, type Scenario } from '../../../conformance/kit/scenario.ts';
import type { Call } from '../calls/caller.ts';
import type { Exchange } from '../calls/exchange.ts';
import { concurrency, pool } from '../calls/pool.ts';
import { setClock } from '../fixtures/clock.ts';
import { FixtureError, type Fixtures } from '../fixtures/fixtures.ts';
import { readMail } from '../fixtures/mail.ts';
import { completePayment } from '../fixtures/payment.ts';
import { neededProperties } from '../judge/follow-ups.ts';
import type { Finding } from '../judge/judge.ts';
import { hasUnsafeId } from '../records/existing-ids.ts';

interface Options {
  chosen: readonly Scenario[];
  adminToken: string;
  prefix: string;
  password: string;
  fixtures: Fixtures;
  call: Call;
  signal: AbortSignal | undefined;
  /** Ids from before the run: a scenario ends when the server returns one of them as new. */
  existing?: ReadonlySet<string>;
  report: (end: ScenarioEnd) => void;
}

/** The end of a scenario before its last step. */
export interface ScenarioEnd {
  scenario: string;
  /** `terms › createTerm` */
  step: string;
  /** The unmet expectation. */
  finding?: Finding;
  /** Why a fixture does not work. */
  problem?: string;
}

/** Ends a scenario after a response whose id another record has. The finding about the id is made elsewhere. */
class UnsafeIdError extends Error {}

/** No two scenarios give records the same name. Later prefixes sort after earlier ones. */
export const prefixOf = (prefix: string, index: number): string =>
  prefix + index.toString(36).padStart(2, '0');

/** Runs scenarios against the server under test: concurrently, except for those that move its clock. */
export async function runScenarios({ chosen, report, ...options }: Options): Promise<void> {
  const runAt = async ([index, scenario]: [number, Scenario]) => {
    options.signal?.throwIfAborted();
    const end = await run(scenario, { ...options, prefix: prefixOf(options.prefix, index) });
    if (end) report(end);
  };
  const [moving, others] = partition([...chosen.entries()], ([, { needs }]) => needs.includes('clock'));
  await pool(concurrency, others, runAt);
  await pool(1, moving, runAt);
}

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];

async function run(
  scenario: Scenario,
  {
    adminToken,
    prefix,
    password,
    fixtures,
    call,
    signal,
    existing = new Set(),
  }: Omit<Options, 'chosen' | 'report'>,
): Promise<ScenarioEnd | undefined> {
  const { mail, payment, clock } = fixtures;
  let last: Exchange | undefined;
  try {
    await runScenario(scenario, {
      adminToken,
      prefix,
      password,
      call: async (step, request) => {
        last = await call(step, request);
        if (hasUnsafeId(last, existing)) throw new UnsafeIdError();
        return last;
      },
      ...(mail !== undefined && { readMail: (email) => readMail(mail, email) }),
      ...(payment !== undefined && { completePayment: (purchase) => completePayment(payment, purchase) }),
      ...(clock !== undefined && { setClock: (moment) => setClock(clock, moment) }),
    });
    return undefined;
  } catch (error) {
    signal?.throwIfAborted();
    const end = { scenario: scenario.name, step: last?.step ?? scenario.name };
    if (error instanceof UnsafeIdError || error instanceof NoResponseError) return end;
    if (error instanceof FixtureError) return { ...end, problem: error.message };
    return { ...end, finding: { ...findingOf(error, end.step, last), ends: scenario.name } };
  }
}

function findingOf(error: unknown, step: string, last: Exchange | undefined): Finding {
  if (!(error instanceof Unmet)) {
    // The scenario needs a property that the response lacks, which the check of its schema reports as well.
    return {
      operation: last?.operationId ?? step,
      step,
      pointer: '',
      expected: neededProperties,
      actual: String(error),
      exchange: last,
    };
  }
  const exchange = error.exchange ?? last;
  return {
    operation: exchange?.operationId ?? step,
    step: exchange?.step ?? step,
    pointer: error.pointer,
    expected: error.expected,
    actual: error.actual,
    exchange,
  };
}
