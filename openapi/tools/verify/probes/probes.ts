import type { Call } from '../calls/caller.ts';
import type { Environment } from '../environment.ts';
import { fetchFixture } from '../fixtures/fetch-fixture.ts';
import type { Finding } from '../judge.ts';
import { concurrency, pool } from '../pool.ts';
import { accessProbes } from './access.ts';
import { failureProbes } from './failures.ts';
import type { Probe, ProbeContext } from './probe.ts';
import { requestProbes } from './requests.ts';

interface Options extends ProbeContext {
  environment: Environment;
  isFuzzing?: boolean | undefined;
  hasLargeBodies?: boolean | undefined;
}

/** Everything whose status the contract fixes, in the order of its operations. */
export async function probesFor({
  environment: { expiredToken, fixtures },
  isFuzzing = false,
  hasLargeBodies = false,
  ...context
}: Options): Promise<Probe[]> {
  const probes = await Promise.all([
    accessProbes(context, expiredToken),
    requestProbes(context, { isFuzzing, hasLargeBodies }),
    fixtures.faults === undefined ? [] : failureProbes(context),
  ]);
  return probes.flat();
}

/**
 * Sends the probes.
 *
 * @param faultUrl where failures are ordered
 * @returns those that had another status
 */
export async function runProbes(
  probes: readonly Probe[],
  call: Call,
  faultUrl: string | undefined,
): Promise<Finding[]> {
  const run = async (probe: Probe): Promise<Finding[]> => {
    if (probe.isFailureOrdered) await orderFailure(probe, faultUrl);
    const exchange = await call(probe.step, probe.request, {
      expectsRefusal: probe.isFailureOrdered === true,
    });
    const actual = exchange.response?.status;
    // What the judge says of a call without a response is enough.
    if (actual === undefined || actual === probe.status) return [];
    const { operation, step, status } = probe;
    return [
      { operation, step, pointer: '', expected: `status ${status}`, actual: `status ${actual}`, exchange },
    ];
  };
  // A failure is ordered for an operation's next call, whoever makes it.
  const [failing, others] = [
    probes.filter(({ isFailureOrdered }) => isFailureOrdered),
    probes.filter(({ isFailureOrdered }) => !isFailureOrdered),
  ];
  const found = await pool(concurrency, others, run);
  return [...found, ...(await pool(1, failing, run))].flat();
}

const orderFailure = ({ operation, status }: Probe, faultUrl = ''): Promise<string> =>
  fetchFixture('faults', faultUrl, { operation, status, times: 1 });
