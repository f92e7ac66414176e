import { Unmet } from '../../../conformance/kit/expect.ts';
import { runScenario, type Scenario } from '../../../conformance/kit/scenario.ts';
import type { Call } from '../calls/caller.ts';
import type { Exchange } from '../calls/exchange.ts';
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
  /** Called with the problem of a fixture, and the step at which its scenario ended. */
  report: (problem: string, step: string) => void;
}

/** Ends a scenario after a response whose id another record has. The finding about the id is made elsewhere. */
class UnsafeIdError extends Error {}

/**
 * Runs scenarios one after the other against the server under test.
 *
 * @returns unmet expectations
 */
export async function runScenarios(options: Options): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const scenario of options.chosen) {
    options.signal?.throwIfAborted();
    const finding = await findDeviation(scenario, options);
    if (finding) findings.push(finding);
  }
  return findings;
}

async function findDeviation(
  scenario: Scenario,
  { adminToken, prefix, password, fixtures, call, signal, existing = new Set(), report }: Options,
): Promise<Finding | undefined> {
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
    const step = last?.step ?? scenario.name;
    if (error instanceof UnsafeIdError) return undefined;
    if (error instanceof FixtureError) {
      report(error.message, step);
      return undefined;
    }
    return findingOf(error, step, last);
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
