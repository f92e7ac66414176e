import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { routesOf } from '#openapi/tools/document.ts';
import { createInvalidRequests, type InvalidRequest } from '#openapi/tools/requests/invalid-requests.ts';
import { fetchArguments } from '#openapi/tools/requests/sample-requests.ts';
import { errorDifferences } from '#openapi/tools/verify/probes/error-keys.ts';
import { document } from '../../contract/contract.ts';
import { useMock } from '../mock-fixture.ts';

/*
 * Calls every operation that has a body or query parameters with an example that is invalid at one position. The response
 * must be a 400 that reports this property only, and no data may change.
 */
const mock = useMock();
const invalidRequestsOf = createInvalidRequests(document);
const operations = routesOf(document)
  .map((route) => ({
    id: route.operation.operationId as OperationId,
    route,
    requests: invalidRequestsOf(route),
  }))
  .filter(({ requests }) => requests.length > 0);

beforeEach(() => {
  // The mock warns about every invalid request.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Signs in with a role that may call the operation. */
async function signInForOperation(id: OperationId): Promise<void> {
  const { roles } = operationTable[id];
  const [role = 'Admin'] = roles;
  const [persona] = mock.backend.db.users.where('role', role);
  await mock.signInAs(persona?.userName ?? '');
}

/** Returns undefined for the expected response. */
async function responseProblem(invalid: InvalidRequest): Promise<string | undefined> {
  const { what, request } = invalid;
  const { url, init } = fetchArguments(request);
  const headers = new Headers(mock.headers());
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const response = await mock.respond(new Request(apiBaseUrl + url, { ...init, headers }));
  const text = await response.text();
  if (response.status !== 400) return `${what}: ${response.status} ${text.slice(0, 200)}`;
  const [difference] = errorDifferences(JSON.parse(text), [invalid]);
  return difference && `${what}: errors name ${difference.actual}`;
}

test('createInvalidRequests always returns the same long list', () => {
  const again = createInvalidRequests(document);
  expect(operations.map(({ requests }) => requests)).toEqual(operations.map(({ route }) => again(route)));
  expect(operations.length).toBeGreaterThan(60);
  expect(operations.flatMap(({ requests }) => requests).length).toBeGreaterThan(2000);
});

describe.each(operations)('$id', ({ id, requests }) => {
  test(`refuses ${requests.length} invalid requests, which change nothing`, async () => {
    await signInForOperation(id);
    const before = JSON.stringify(mock.backend.db.dump());
    const complaints: string[] = [];
    for (const request of requests) {
      const complaint = await responseProblem(request);
      if (complaint !== undefined) complaints.push(complaint);
    }
    expect(complaints).toEqual([]);
    expect(JSON.stringify(mock.backend.db.dump()) === before).toBe(true);
  });
});
