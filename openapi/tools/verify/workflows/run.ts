import type { Call } from '../calls/caller.ts';
import type { Exchange } from '../calls/exchange.ts';
import { startRecordingProxy } from '../calls/recording-proxy.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { startFixtureServer, type FixtureServer } from '../fixtures/server.ts';
import type { Finding } from '../judge/judge.ts';
import { isDangerous } from '../records/existing-ids.ts';
import type { Workflow } from './read-workflows.ts';
import { runWithRespect, type StepResult } from './respect.ts';

interface Options {
  chosen: readonly Workflow[];
  /** The workflows that do not run. */
  others: readonly Workflow[];
  inputs: Readonly<Record<string, string>>;
  fixtures: Fixtures;
  call: Call;
  /** Where `call` records its exchanges. */
  exchanges: readonly Exchange[];
  signal: AbortSignal | undefined;
  /** Ids that were on the server before the run: a workflow ends where one of them is said to be new. */
  existing?: ReadonlySet<string>;
  /** Told what is wrong with a fixture, in a sentence, and at which step its workflow has ended because of that. */
  report: (problem: string, step: string) => void;
}

/**
 * Runs workflows against the server under test.
 *
 * @returns what they expected and did not find
 * @throws Error when they cannot be run at all
 */
export async function runWorkflows(options: Options): Promise<Finding[]> {
  const { call, exchanges, fixtures, existing = new Set() } = options;
  const mustEnd = (exchange: Exchange) => isDangerous(exchange, existing);
  const first = exchanges.length;
  const proxy = await startRecordingProxy(call, () => 'workflow', mustEnd);
  const fixtureServer = await startFixtureServer(fixtures);
  try {
    const results = await runWithRespect({
      ...options,
      server: proxy.url,
      fixtures: fixtureServer.url,
      // For the one address that no operation names: `mediaPath` is opaque.
      inputs: { ...options.inputs, server: proxy.url },
    });
    const found = findingsOf(results, exchanges.slice(first), fixtureServer.outcomes, options);
    // Why these workflows have ended is said of the response itself.
    return found.filter(({ exchange }) => !exchange || !mustEnd(exchange));
  } finally {
    await Promise.all([proxy.close(), fixtureServer.close()]);
  }
}

/**
 * Names each exchange after its step: both come in the order in which the requests were sent. Of a response that it cannot read,
 * Respect does not know the request: then the operation of the step decides.
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
      // What the server was to send, it was to send because of the call before.
      const { expected, actual } = outcome;
      return [{ operation: last?.operationId ?? step, step, pointer: '', expected, actual, exchange: last }];
    }
    return result.failures.map((failure) => ({
      // A step of a shared workflow is only known by what it sent.
      operation: operation ?? exchange?.operationId ?? step,
      step,
      pointer: '',
      expected: failure,
      actual: exchange?.response ? `status ${exchange.response.status}` : 'no response',
      exchange,
    }));
  });
}
