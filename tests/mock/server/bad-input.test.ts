import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { routesOf } from '#openapi/tools/document.ts';
import { invalidRequestsOf, type InvalidRequest } from '#openapi/tools/requests/invalid-requests.ts';
import { fetchArguments } from '#openapi/tools/requests/sample-requests.ts';
import { document } from '../../contract/contract.ts';
import { useMock } from '../mock-fixture.ts';

/*
 * Every operation with a body or a query, from its own example, with one thing wrong at a time: the answer is a 400 that
 * names the member, and nothing has changed.
 */
const mock = useMock();
const damageOf = invalidRequestsOf(document);
const operations = routesOf(document)
  .map((route) => ({ id: route.operation.operationId as OperationId, damage: damageOf(route) }))
  .filter(({ damage }) => damage.length > 0);

beforeEach(() => {
  // The mock tells people at their console about every call that leaves the contract; here that is all of them.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Somebody whose role the operation admits. */
async function signInForOperation(id: OperationId): Promise<void> {
  const { roles } = operationTable[id];
  const [role = 'Admin'] = roles;
  const [persona] = mock.backend.db.users.where('role', role);
  await mock.signInAs(persona?.userName ?? '');
}

const parentOf = (member: string): string => member.split('.').slice(0, -1).join('.');

/** What is not as it should be in the answer; undefined when it is all right. */
async function faultOf({ what, member, isAmbiguous, request }: InvalidRequest): Promise<string | undefined> {
  const { address, init } = fetchArguments(request);
  const headers = new Headers(mock.headers());
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const response = await fetch(apiBaseUrl + address, { ...init, headers });
  const text = await response.text();
  if (response.status !== 400) return `${what}: ${response.status} ${text.slice(0, 200)}`;
  const { errors = {} } = JSON.parse(text) as { errors?: Record<string, string[]> };
  const isNamed = Object.keys(errors).some(
    (key) => key === member || (isAmbiguous && parentOf(key) === parentOf(member)),
  );
  return isNamed ? undefined : `${what}: errors name ${Object.keys(errors).join(', ') || 'nothing'}`;
}

test('the list of damages is long, and the same whenever it is made', () => {
  const again = invalidRequestsOf(document);
  expect(operations.map(({ damage }) => damage)).toEqual(
    operations.map(({ damage }) => again(damage[0]?.request.route ?? raise())),
  );
  expect(operations.length).toBeGreaterThan(60);
  expect(operations.flatMap(({ damage }) => damage).length).toBeGreaterThan(2000);
});

describe.each(operations)('$id', ({ id, damage }) => {
  test(`refuses ${damage.length} kinds of bad input and changes nothing`, async () => {
    await signInForOperation(id);
    const before = JSON.stringify(mock.backend.db.dump());
    const faults: string[] = [];
    for (const damaged of damage) {
      const fault = await faultOf(damaged);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(JSON.stringify(mock.backend.db.dump()) === before).toBe(true);
  });
});

function raise(): never {
  throw new Error('An operation without damage is listed.');
}
