import type { Call } from '../calls/caller.ts';
import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import { concurrency, pool } from '../calls/pool.ts';
import { fetchFixture } from '../fixtures/fetch-fixture.ts';
import type { Finding } from '../judge/judge.ts';
import type { Environment } from '../run/environment.ts';
import { accessProbes } from './access.ts';
import { errorDifferences } from './error-keys.ts';
import { faultProbes } from './failures.ts';
import type { Probe, ProbeContext } from './probe.ts';
import { requestProbes } from './requests.ts';

interface Options extends ProbeContext {
  environment: Environment;
  isFuzzing?: boolean | undefined;
  hasLargeBodies?: boolean | undefined;
}

async function probesFor({
  environment: { expiredToken },
  isFuzzing = false,
  hasLargeBodies = false,
  ...context
}: Options): Promise<Probe[]> {
  const probes = await Promise.all([
    accessProbes(context, expiredToken),
    requestProbes(context, { isFuzzing, hasLargeBodies }),
  ]);
  return probes.flat();
}

export async function runProbes(options: Options, call: Call): Promise<Finding[]> {
  return send(concurrency, await probesFor(options), (probe) => call(probe.step, probe.request));
}

/**
 * Injects faults and returns unexpected statuses. A fault hits the next call of the operation by any client, so the
 * probes run one by one, without other calls.
 * @param call not aborted with the run, so that no injected fault remains
 * @param faultUrl accepts faults
 * @throws Error when faults cannot be injected, or the run was aborted
 */
export async function runFaultProbes(
  context: ProbeContext,
  call: Call,
  faultUrl: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  return send(1, await faultProbes(context), async (probe) => {
    signal.throwIfAborted();
    await injectFault(probe, faultUrl);
    return call(probe.step, probe.request, { expectsRefusal: probe.status === 429 });
  });
}

async function send(
  size: number,
  probes: readonly Probe[],
  exchangeOf: (probe: Probe) => Promise<Exchange>,
): Promise<Finding[]> {
  const run = async (probe: Probe): Promise<Finding[]> => {
    const exchange = await exchangeOf(probe);
    const actual = exchange.response?.status;
    const { operation, step, status, invalid } = probe;
    if (actual === undefined) return [];
    if (actual === status) {
      const problem = jsonIn(textOf(exchange.response?.body));
      const differences = invalid ? errorDifferences(problem, invalid) : [];
      return differences.map((difference) => ({ operation, step, ...difference, exchange }));
    }
    return [
      { operation, step, pointer: '', expected: `status ${status}`, actual: `status ${actual}`, exchange },
    ];
  };
  const found = await pool(size, probes, run);
  return found.flat();
}

const injectFault = ({ operation, status }: Probe, faultUrl: string): Promise<string> =>
  fetchFixture('faults', faultUrl, { operation, status, times: 1 });
