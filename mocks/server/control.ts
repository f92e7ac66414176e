import * as v from 'valibot';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { isStorable, unstorableTextMessage } from '#openapi/tools/validator/json.ts';
import { scenarioNames } from '../data/scenarios.ts';
import { applyChoice, findPayment } from '../payment/provider.ts';
import { paymentChoices } from '../rules/subscriptions/payments.ts';
import type { Backend, Fault } from './backend.ts';
import { problem, toJson } from './problem.ts';

/** The prefix of the mock's control paths; no path of the contract starts with it. */
export const controlPath = '/mock/';

/**
 * Controls the mock over HTTP:
 *
 * - `GET /mock/outbox`: the emails that a server would have sent, newest first, with their links
 * - `POST /mock/reset` with `{"scenario": "large"}` or without a body: restarts a scenario
 * - `POST /mock/payments` with `{"redirectUrl": "…", "choice": "pay"}`, `fail` or `cancel`: the buyer's choice on the
 *   payment provider's page
 * - `POST /mock/faults` with a fault, `{"operation": "listTerms", "status": 500, "times": 1}`: makes calls fail
 * - `POST /mock/clock` with `{"now": "2026-03-01T08:00:00Z"}`: moves the clock, which runs on from there; without a
 *   body: back to the real time
 *
 * @returns 400 for an invalid body, 404 for an unknown path, 405 for another method
 */
export async function handleControl(backend: Backend, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(controlPath.length);
  if (name === 'outbox') {
    return request.method === 'GET'
      ? toJson(200, backend.db.mails.all().toReversed())
      : methodNotAllowed('GET');
  }
  const control = controls.get(name);
  if (!control) return problem(404, 'The mock has no such control.');
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const text = await request.text();
  const body = v.safeParse(v.pipe(v.string(), v.parseJson()), text === '' ? '{}' : text);
  if (!body.success || Array.isArray(body.output)) return problem(400, 'Send a JSON object.');
  return control(backend, body.output);
}

const resetBody = v.strictObject({
  scenario: v.exactOptional(v.picklist(scenarioNames, `Choose a scenario: ${scenarioNames.join(', ')}.`)),
});

async function reset(backend: Backend, body: unknown): Promise<Response> {
  const { success, output, issues } = v.safeParse(resetBody, body);
  if (!success) return invalidBody(issues);
  await backend.reset(output.scenario);
  return toJson(200, { scenario: backend.scenario });
}

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const messageText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(1000),
  v.check(isStorable, unstorableTextMessage),
);

const faultBody: v.GenericSchema<unknown, Fault> = v.strictObject({
  operation: v.picklist(
    Object.keys(operationTable) as OperationId[],
    'A fault names an operation of the contract.',
  ),
  status: v.exactOptional(v.union([wholeNumber(400, 599), v.picklist(['offline', 'lost', 'garbage'])])),
  message: v.exactOptional(messageText),
  errors: v.exactOptional(v.record(v.string(), v.pipe(v.array(messageText), v.minLength(1)))),
  delay: v.exactOptional(wholeNumber(0, 600_000)),
  times: v.exactOptional(wholeNumber(1, 1_000_000)),
});

function addFault(backend: Backend, body: unknown): Response {
  const { success, output, issues } = v.safeParse(faultBody, body);
  if (!success) return invalidBody(issues);
  backend.faults.push(output);
  return toJson(200, { faults: backend.faults.length });
}

const paymentBody = v.strictObject({
  redirectUrl: v.pipe(v.string(), v.url('A payment is named by its redirectUrl.')),
  choice: v.picklist(paymentChoices, `Choose one of ${paymentChoices.join(', ')}.`),
});

async function choosePayment(backend: Backend, body: unknown): Promise<Response> {
  const { success, output, issues } = v.safeParse(paymentBody, body);
  if (!success) return invalidBody(issues);
  const { db } = backend;
  const payment = findPayment(db, new URL(output.redirectUrl).searchParams);
  if (!payment) return problem(404, 'There is no such payment.');
  await backend.change(
    async () => applyChoice(db, payment, output.choice, backend.now()),
    () => true,
  );
  return toJson(200, { state: db.payments.getOrThrow(payment.id).state });
}

const clockBody = v.strictObject({
  now: v.exactOptional(v.pipe(v.string(), v.isoTimestamp('Give a date-time, such as 2026-03-01T08:00:00Z.'))),
});

function moveClock(backend: Backend, body: unknown): Response {
  const { success, output, issues } = v.safeParse(clockBody, body);
  if (!success) return invalidBody(issues);
  backend.setClock(output.now === undefined ? undefined : new Date(output.now));
  return toJson(200, { now: backend.now().toISOString() });
}

const invalidBody = ([first]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
  problem(400, [v.getDotPath(first), first.message].filter(Boolean).join(': '));

const methodNotAllowed = (method: string) =>
  problem(405, `This control allows ${method} only.`, { Allow: method });

const controls = new Map<string, (backend: Backend, body: unknown) => Response | Promise<Response>>([
  ['reset', reset],
  ['faults', addFault],
  ['payments', choosePayment],
  ['clock', moveClock],
]);
