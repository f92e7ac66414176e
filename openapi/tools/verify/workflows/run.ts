import type { Call } from '../calls/caller.ts';
import type { Exchange } from '../calls/exchange.ts';
import { startRecordingProxy } from '../calls/recording-proxy.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { startFixtureServer, type FixtureServer } from '../fixtures/server.ts';
import type { Finding } from '../judge/judge.ts';
import { hasUnsafeId } from '../records/existing-ids.ts';
import type { Workflow } from './read-workflows.ts';
import { runWithRespect, type StepResult } from './respect.ts';

interface Options {
  chosen: readonly Workflow[];
  others: readonly Workflow[];
  inputs: Readonly<Record<string, string>>;
  fixtures: Fixtures;
  call: Call;
  exchanges: readonly Exchange[];
  signal: AbortSignal | undefined;
  /** Ids from before the run: a workflow ends when the server returns one of them as new. */
  existing?: ReadonlySet<string>;
  /** Called with the problem of a fixture, and the step at which its workflow ended. */
  report: (problem: string, step: string) => void;
}

/**
 * Runs workflows against the server under test.
 * @returns unmet expectations
 * @throws Error when they cannot be run
 */
export async function runWorkflows(options: Options): Promise<Finding[]> {
  const { call, exchanges, fixtures, existing = new Set() } = options;
  const mustEnd = (exchange: Exchange) => hasUnsafeId(exchange, existing);
  const first = exchanges.length;
  const proxy = await startRecordingProxy(call, () => 'workflow', mustEnd);
  const fixtureServer = await startFixtureServer(fixtures);
  try {
    const results = await runWithRespect({
      ...options,
      server: proxy.url,
      fixtures: fixtureServer.url,
      // The workflow for question media needs the base URL, because `mediaPath` is a URL without an operation.
      inputs: { ...options.inputs, server: proxy.url },
    });
    const found = findingsOf(results, exchanges.slice(first), fixtureServer.outcomes, options);
    // The unsafe id in the response has already been reported.
    return found.filter(({ exchange }) => !exchange || !mustEnd(exchange));
  } finally {
    await Promise.all([proxy.close(), fixtureServer.close()]);
  }
}

/**
 * Assigns exchanges to steps: both are in the order of the requests. When Respect cannot read a response, it does
 * not know the request either; then the operation decides.
 */
function findingsOf(
  results: readonly StepResult[],
  exchanges: readonly Exchange[],
  outcomes: FixtureServer['outcomes'],
  { chosen, report }: Pick<Options, 'chosen' | 'report'>,
): Finding[] {
  const remaining = [...exchanges];
  const remainingOutcomes = [...outcomes];
  let last: Exchange | undefined;
  const operationOf = ({ workflowId, stepId }: StepResult) =>
    chosen.find(({ id }) => id === workflowId)?.steps[stepId];
  return results.flatMap((result): Finding[] => {
    const operation = operationOf(result);
    const isNext = operation !== undefined && remaining[0]?.operationId === operation;
    const exchange = result.hasSent || isNext ? remaining.shift() : undefined;
    const step = `${result.workflowId} › ${result.stepId}`;
    if (exchange) {
      exchange.step = step;
      last = exchange;
    }
    const outcome = result.isOfFixture ? remainingOutcomes.shift() : undefined;
    if (outcome?.isOfFixture) {
      report(outcome.actual, step);
      return [];
    }
    if (outcome) {
      // The call before this step should have caused the email.
      const { expected, actual } = outcome;
      return [{ operation: last?.operationId ?? step, step, pointer: '', expected, actual, exchange: last }];
    }
    return result.failures.map((failure) => ({
      // In a shared workflow, only the exchange has the operation of a step.
      operation: operation ?? exchange?.operationId ?? step,
      step,
      pointer: '',
      expected: failure,
      actual: exchange?.response ? `status ${exchange.response.status}` : 'no response',
      exchange,
    }));
  });
}
