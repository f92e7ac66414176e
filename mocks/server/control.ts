import { operationTable } from '#api/contract.gen.ts';
import { isScenarioName, scenarioNames } from '../data/scenarios.ts';
import type { Backend, Fault } from './backend.ts';

/** Below this path stands what no real server has; no operation of the contract begins with it. */
export const controlPath = '/mock/';

const refused = (message: string) => Response.json({ message }, { status: 400 });

/**
 * What a person does with the mock over HTTP, beside calling its operations:
 *
 * - `GET /mock/outbox`: the e-mails that a real server would have sent, the newest first, with their links
 * - `POST /mock/reset` with `{"scenario": "large"}` or nothing: a world from its start
 * - `POST /mock/faults` with a fault, `{"operation": "listTerms", "status": 500, "times": 1}`: makes calls go wrong
 */
export async function answerControl(backend: Backend, request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.slice(controlPath.length)}`;
  if (call === 'GET outbox') return Response.json(backend.db.mails.all().toReversed());
  const body: unknown = await request.json().catch(() => ({}));
  if (typeof body !== 'object' || body === null) return refused('Send a JSON object.');
  if (call === 'POST reset') return reset(backend, 'scenario' in body ? body.scenario : backend.scenario);
  if (call === 'POST faults') return addFault(backend, body);
  return Response.json({ message: 'The mock has no such control.' }, { status: 404 });
}

async function reset(backend: Backend, scenario: unknown): Promise<Response> {
  if (!isScenarioName(scenario)) return refused(`Choose a scenario: ${scenarioNames.join(', ')}.`);
  await backend.reset(scenario);
  return Response.json({ scenario });
}

function addFault(backend: Backend, fault: object): Response {
  if (!isFault(fault)) return refused('A fault names an operation of the contract.');
  backend.faults.push(fault);
  return Response.json({ faults: backend.faults.length });
}

const isFault = (fault: object): fault is Fault =>
  'operation' in fault &&
  typeof fault.operation === 'string' &&
  Object.hasOwn(operationTable, fault.operation);
