import { operationTable } from '#api/contract.gen.ts';
import { isScenarioName, scenarioNames } from '../data/scenarios.ts';
import type { Backend, Fault } from './backend.ts';

/** Everything below this path belongs to the mock alone; no operation of the contract starts with it. */
export const controlPath = '/mock/';

/**
 * Controls the mock over HTTP:
 *
 * - `GET /mock/outbox`: the e-mails that a real server would have sent, the newest first, with their links
 * - `POST /mock/reset` with `{"scenario": "large"}` or nothing: starts a scenario anew
 * - `POST /mock/faults` with a fault, `{"operation": "listTerms", "status": 500, "times": 1}`: makes calls fail
 *
 * @returns 400 for an invalid body, 404 for an unknown path
 */
export async function handleControl(backend: Backend, request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.slice(controlPath.length)}`;
  if (call === 'GET outbox') return Response.json(backend.db.mails.all().toReversed());
  const body: unknown = await request.json().catch(() => ({}));
  if (typeof body !== 'object' || body === null) return badRequest('Send a JSON object.');
  if (call === 'POST reset') return reset(backend, 'scenario' in body ? body.scenario : backend.scenario);
  if (call === 'POST faults') return addFault(backend, body);
  return Response.json({ message: 'The mock has no such control.' }, { status: 404 });
}

async function reset(backend: Backend, scenario: unknown): Promise<Response> {
  if (!isScenarioName(scenario)) return badRequest(`Choose a scenario: ${scenarioNames.join(', ')}.`);
  await backend.reset(scenario);
  return Response.json({ scenario });
}

function addFault(backend: Backend, fault: object): Response {
  if (!isFault(fault)) return badRequest('A fault names an operation of the contract.');
  backend.faults.push(fault);
  return Response.json({ faults: backend.faults.length });
}

const isFault = (fault: object): fault is Fault =>
  'operation' in fault &&
  typeof fault.operation === 'string' &&
  Object.hasOwn(operationTable, fault.operation);

const badRequest = (message: string) => Response.json({ message }, { status: 400 });
