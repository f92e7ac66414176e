import { isDeepStrictEqual } from 'node:util';
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/openapi-3-1';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import { resolve, routesOf, type Route } from '#openapi/tools/document.ts';
import { createRandomRequests, type RandomRequest } from '#openapi/tools/requests/random-requests.ts';
import { document } from '../../contract/contract.ts';
import { testNow, useMock } from '../mock-fixture.ts';

/*
 * Makes hostile calls to every operation with every role. No response may be a 500, a failed call may not change data, and
 * every response must match the contract according to an independent validator.
 */
const callsPerOperation = 40;

const mock = useMock();
const routes = routesOf(document);

const contractUrl = 'http://contract.test/openapi';
beforeAll(async () => {
  await import('@hyperjump/json-schema/formats');
  setShouldValidateFormat(true);
  registerSchema(document as never, contractUrl, 'https://spec.openapis.org/oas/3.1/schema-base');
});

/** One account of each role, and one with a custom role. */
const accounts = ['thandi', 'aisha', 'pieter', 'sipho', 'grace', 'naledi', 'lwazi', 'volunteer'] as const;
type Caller = (typeof accounts)[number] | 'visitor' | 'forger';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** State of a Lehmer generator. It is seeded for each operation, so that the calls are the same on every run. */
let state = 1;
function startRandom(seed: string): void {
  state = 1;
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
}
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

async function signInAll(): Promise<Map<Caller, string | undefined>> {
  const { backend } = mock;
  const volunteer = {
    id: 'usr-volunteer',
    userName: 'volunteer',
    email: null,
    role: 'Volunteer',
    roles: ['Volunteer'],
  };
  backend.db.users.insert({ ...backend.db.users.getOrThrow('usr-sipho'), ...volunteer });
  const tokens = new Map<Caller, string | undefined>([
    ['visitor', undefined],
    ['forger', 'a.b.c'],
  ]);
  for (const userName of accounts) {
    const user = backend.db.users.all().find((one) => one.userName === userName);
    if (user) tokens.set(userName, (await startSession(backend.db, user, testNow, backend.randomId)).token);
  }
  return tokens;
}

/** Copies lists, so that a change in place is detected. */
const dump = () =>
  Object.values(mock.backend.db.dump()).map((rows) =>
    rows.map((row) =>
      Object.values<unknown>(row).map((value) => (Array.isArray(value) ? [...(value as unknown[])] : value)),
    ),
  );

function send(route: Route, { url, init }: RandomRequest): Promise<Response> {
  const headers = new Headers(mock.headers());
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const root = route.item.servers ? new URL(apiBaseUrl).origin : apiBaseUrl;
  return mock.respond(new Request(root + url, { ...init, headers }));
}

const compiled = new Map<string, Awaited<ReturnType<typeof validate>>>();

/** Returns undefined for a response that matches the contract. */
async function responseProblem(route: Route, response: Response): Promise<string | undefined> {
  const { status } = response;
  if (status >= 500) return `${status} ${await response.text()}`;
  const type = response.headers.get('Content-Type')?.split(';')[0];
  const documented = route.operation.responses[status];
  if (!documented) return `${status} is not documented`;
  const { content } = resolve(document, documented);
  if (!content) return type === undefined ? undefined : 'there should be no body';
  if (type === undefined || !(type in content)) return `${type} is not documented for ${status}`;
  if (type !== 'application/json') return undefined;
  const pointer = ['paths', route.path, route.method, 'responses', String(status), 'content', type, 'schema'];
  const isShared = '$ref' in documented;
  const schema = isShared
    ? `${documented.$ref}/content/application~1json/schema`
    : `#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
  const isValid = compiled.get(schema) ?? (await validate(`${contractUrl}${encodeURI(schema)}`));
  compiled.set(schema, isValid);
  const text = await response.text();
  return isValid(JSON.parse(text) as never).valid
    ? undefined
    : `${status} violates ${schema}: ${text.slice(0, 300)}`;
}

describe.each(routes.map((route) => ({ id: route.operation.operationId as OperationId, route })))(
  '$id',
  ({ route }) => {
    test(`withstands ${callsPerOperation} hostile calls`, async () => {
      mock.setNow(testNow);
      startRandom(route.operation.operationId);
      const { db } = mock.backend;
      const ids = Object.values(db.dump()).flatMap((rows) => rows.map(({ id }) => id));
      const requestOf = createRandomRequests({ document, random, ids: () => ids });
      const tokens = await signInAll();
      const allowed = allowedCallers(route);
      const complaints: string[] = [];
      let before = dump();
      for (let call = 0; call < callsPerOperation; call += 1) {
        mock.sendToken(tokens.get(call % 3 === 0 ? pick([...tokens.keys()]) : pick(allowed)));
        const request = requestOf(route);
        const response = await send(route, request);
        const { status } = response;
        const description = `${request.url.slice(0, 200)} ${describeBody(request)}: `;
        const complaint = await responseProblem(route, response);
        if (complaint !== undefined) complaints.push(description + complaint);
        const after = dump();
        const hasChanged = !isDeepStrictEqual(after, before);
        if (status >= 400 && hasChanged) complaints.push(`${description}${status}, and something changed`);
        before = after;
      }
      mock.backend.deviations.length = 0;
      expect(complaints).toEqual([]);
    });
  },
);

/** The accounts whose role may call the operation. */
function allowedCallers({ operation }: Route): Caller[] {
  const roles = operation['x-roles'];
  const users = mock.backend.db.users.all();
  return accounts.filter((name) => {
    const role = users.find(({ userName }) => userName === name)?.role ?? '';
    return roles.length === 0 || roles.includes(role);
  });
}

function describeBody({ init: { body } }: RandomRequest): string {
  if (body instanceof FormData) return JSON.stringify([...body]);
  return typeof body === 'string' ? body.slice(0, 300) : '';
}
