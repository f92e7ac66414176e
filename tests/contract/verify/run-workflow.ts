import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { createJudge, type Finding } from '#openapi/tools/verify/judge.ts';
import { readWorkflows } from '#openapi/tools/verify/workflows/choose.ts';
import { runWorkflows } from '#openapi/tools/verify/workflows/run.ts';
import { startFaultyServer, type Fault } from './faulty-server.ts';
import type { MockUnderTest } from './mock-under-test.ts';

const document = contract as unknown as ContractDocument;
const findRoute = createFindRoute(document);
const judge = createJudge(document, createValidator(document), findRoute);

/** What a server does wrong, the workflow that has to find it, how to do it, and what the kit then says. */
export type WorkflowFault = [
  what: string,
  workflow: string,
  fault: () => Fault | Promise<Fault>,
  found: { operation: string; step?: string; pointer?: string; actual?: string },
];

/**
 * Runs one workflow against the mock with a fault, and nothing else: a probe must not find what a workflow has to find.
 *
 * @param id the workflowId
 * @throws Error when there is no such workflow
 */
export async function runWithFault(mock: MockUnderTest, id: string, fault: Fault): Promise<Finding[]> {
  const faulty = await startFaultyServer(mock.url, fault);
  try {
    return await run(mock, id, faulty.url);
  } finally {
    faulty.close();
  }
}

async function run(mock: MockUnderTest, id: string, server: string): Promise<Finding[]> {
  const workflows = readWorkflows();
  const chosen = workflows.filter((workflow) => workflow.id === id);
  if (chosen.length === 0) throw new Error(`There is no workflow ${id}.`);
  const exchanges: Exchange[] = [];
  const record = (exchange: Exchange) => void exchanges.push(exchange);
  const found = await runWorkflows({
    chosen,
    others: workflows.filter((workflow) => workflow.id !== id),
    inputs: { adminToken: await mock.signIn('Admin'), mark: 'verify-fault', password: 'Vp7!of-everybody' },
    fixtures: mock.environment.fixtures,
    call: createCaller({ server, timeout: 10_000, findRoute, record, signal: undefined }),
    exchanges,
    signal: undefined,
    report: (problem) => {
      throw new Error(problem);
    },
  });
  return [...found, ...exchanges.flatMap((exchange) => judge(exchange))];
}
