import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { createJudge, type Finding } from '#openapi/tools/verify/judge.ts';
import { readWorkflows } from '#openapi/tools/verify/workflows/choose.ts';
import { runWorkflows } from '#openapi/tools/verify/workflows/run.ts';

const document = contract as unknown as ContractDocument;
const validator = createValidator(document);
const findRoute = createFindRoute(document);

/** What one workflow finds on a server. No probes are sent, and nothing is deleted when it fails. */
export async function findingsOfWorkflow(
  server: string,
  adminToken: string,
  workflowId: string,
): Promise<Finding[]> {
  const workflows = readWorkflows();
  const chosen = workflows.filter(({ id }) => id === workflowId);
  const others = workflows.filter(({ id }) => id !== workflowId);
  if (chosen.length === 0) throw new Error(`There is no workflow '${workflowId}'.`);
  const exchanges: Exchange[] = [];
  const record = (exchange: Exchange) => void exchanges.push(exchange);
  const call = createCaller({ server, timeout: 10_000, findRoute, signal: undefined, record });
  const inputs = { adminToken, mark: 'verify-fault', password: 'Learn2code!' };
  const found = await runWorkflows({
    chosen,
    others,
    inputs,
    fixtures: {},
    call,
    exchanges,
    signal: undefined,
  });
  const judge = createJudge(document, validator, findRoute);
  return [...found, ...exchanges.flatMap((exchange) => judge(exchange))];
}
