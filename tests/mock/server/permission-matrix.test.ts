import { expect, test, vi } from 'vitest';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { accessToken } from '#mocks/services/accounts/sessions.ts';
import { exampleRequests } from '../example-requests.ts';
import { testNow, useMock } from '../mock-fixture.ts';

/*
 * Calls every operation as every persona with the contract's example values. Expects 401 without a token, 403 with a role
 * outside `x-roles` or for another user's record, and success otherwise.
 */
const mock = useMock();

const staff = ['thandi', 'pieter', 'aisha', 'sipho', 'grace'] as const;
const families = ['naledi', 'johan', 'fatima', 'lwazi', 'zola', 'kabelo', 'emma'] as const;
type Persona = (typeof staff)[number] | (typeof families)[number];
const personas: readonly Persona[] = [...staff, ...families];

/** An operation, or one example of its body: `submitChange learner`. */
type Example = OperationId | `${OperationId} ${string}`;

const allExcept = (...allowed: Persona[]) => personas.filter((persona) => !allowed.includes(persona));
const unrelatedToLwazi: Persona[] = ['fatima', 'zola', 'kabelo', 'emma'];
const unrelatedToZola: Persona[] = ['fatima', 'lwazi', 'kabelo', 'emma'];

/** Callers with a permitted role who may not access the example's record (D-079). */
const refused: { [Key in Example]?: readonly Persona[] } = {
  'updateRegisteredUser ownAccount': allExcept('aisha', 'thandi'),
  'updateRegisteredUser allDetails': allExcept('fatima', 'thandi'),
  impersonateLearner: ['fatima'],
  updateLearner: unrelatedToLwazi,
  getLearner: unrelatedToLwazi,
  deleteLearner: ['fatima'],
  setLearnerLogin: ['fatima'],
  inviteParent: ['fatima'],
  listSubjects: allExcept('lwazi', 'naledi', 'johan', 'thandi'),
  getActivityResult: unrelatedToLwazi,
  getChangeSet: ['lwazi', 'zola', 'kabelo', 'emma'],
  listActivitiesForLearner: unrelatedToLwazi,
  listLearnerActivityResults: unrelatedToLwazi,
  createUnlockRequest: unrelatedToZola,
  listGuardians: unrelatedToZola,
  // A parent can start only a free plan without paying.
  createSubscription: ['naledi', 'johan', 'fatima'],
  getActiveSubscription: unrelatedToLwazi,
  cancelAutoRenew: ['fatima'],
  enableAutoRenew: ['fatima'],
  createCheckout: ['fatima'],
};

/** Other calls that fail with the demo data, with their status. */
const otherStatuses: { [Key in Example]?: { status: number; to: readonly (Persona | 'visitor')[] } } = {
  // The example has no answer key, which only a Learner may omit.
  'submitChange learner': { status: 400, to: staff },
  // The operation changes the caller's profile, whose email is read-only.
  updateParentProfile: { status: 400, to: ['johan', 'fatima'] },
};

type Expected = number | 'success';

interface Caller {
  name: Persona | 'visitor';
  /** A role, or the reason why the token is invalid. */
  label: string;
  headers: HeadersInit;
  role: string | undefined;
}

/** Two visitors, one with an invalid token, and all personas. */
async function allCallers(): Promise<Caller[]> {
  const { db } = mock.backend;
  const visitor = { name: 'visitor', role: undefined } as const;
  const signedIn = personas.map(async (name) => {
    const user = db.users.all().find(({ userName }) => userName === name);
    if (!user) throw new Error(`There is no user ${name}.`);
    const headers = { Authorization: `Bearer ${await accessToken(db, user, testNow)}` };
    return { name, label: user.role, headers, role: user.role };
  });
  return [
    { ...visitor, label: 'no token', headers: {} },
    { ...visitor, label: 'no valid token', headers: { Authorization: 'Bearer not.a.token' } },
    ...(await Promise.all(signedIn)),
  ];
}

function expectedFor(operation: OperationId, example: string, { name, role }: Caller): Expected {
  const { public: isPublic, roles } = operationTable[operation];
  if (!isPublic && role === undefined) return 401;
  if (role !== undefined && roles.length > 0 && !(roles as readonly string[]).includes(role)) return 403;
  const examples: Example[] = [operation, `${operation} ${example}`];
  if (examples.some((key) => refused[key]?.some((persona) => persona === name))) return 403;
  return (
    examples.map((key) => otherStatuses[key]).find((rule) => rule?.to.includes(name))?.status ?? 'success'
  );
}

test('every operation authorizes all callers as in the contract', async () => {
  // The mock warns about invalid calls.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { backend } = mock;
  const initial = mock.backend.db.dump();
  const callers = await allCallers();
  let changed = false;
  backend.listen({
    tables: async () => {
      changed = true;
    },
  });

  const differing: string[] = [];
  for (const { operation, example, request } of exampleRequests) {
    for (const caller of callers) {
      const expected = expectedFor(operation, example, caller);
      const { ok, status } = await mock.respond(request(caller.headers));
      // A successful call has passed on its changes; changes that remain come from a refused call.
      const leftOver = backend.db.takeChanges();
      if ((ok ? 'success' : status) !== expected || leftOver.length > 0) {
        const callerLabel = `${caller.name} (${caller.label})`;
        differing.push([callerLabel, `${operation} ${example}`, expected, status, ...leftOver].join(' | '));
      }
      if (changed || leftOver.length > 0) backend.restore(initial, 'default');
      changed = false;
    }
  }
  const heading = 'caller | operation and example | expected | got | changed although refused';
  expect([heading, ...differing].join('\n')).toBe(heading);
});

test('every example request of the contract is accepted from a caller', async () => {
  const callers = await allCallers();
  const accepted = ({ operation, example }: (typeof exampleRequests)[number]) =>
    callers.some((caller) => expectedFor(operation, example, caller) === 'success');
  expect(exampleRequests.filter((request) => !accepted(request))).toEqual([]);
});

test('the table `refused` lists no caller whose role is already refused', async () => {
  const roleOf = new Map((await allCallers()).map(({ name, role }) => [name, role]));
  const redundant = Object.entries(refused).flatMap(([example, names]) => {
    const roles: readonly string[] = operationTable[example.split(' ')[0] as OperationId].roles;
    return (names ?? []).filter((name) => roles.length > 0 && !roles.includes(roleOf.get(name) ?? ''));
  });
  expect(redundant).toEqual([]);
});
