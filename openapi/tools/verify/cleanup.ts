import type { Route } from '../document.ts';
import type { Call } from './calls/caller.ts';
import { textOf, type Exchange } from './calls/exchange.ts';
import type { FoundRoute } from './calls/find-route.ts';
import { pool } from './pool.ts';

/**
 * The operation that deletes what another one creates, both by operationId. A plan cannot be deleted: it is retired, also when
 * it was put on sale again after that.
 */
const deletions: Readonly<Record<string, string>> = {
  activatePlan: 'retirePlan',
  createActivity: 'deleteActivity',
  createCampus: 'deleteCampus',
  createGrade: 'deleteGrade',
  createLearner: 'deleteLearner',
  createPlan: 'retirePlan',
  createRole: 'deleteRole',
  createSubject: 'deleteSubject',
  createTerm: 'deleteTerm',
  createTopic: 'deleteTopic',
  createTrialSession: 'deleteTrialSession',
  createTrialSessionLegacy: 'deleteTrialSession',
  createUser: 'deleteUser',
  updatePlan: 'retirePlan',
};

interface Created {
  deletion: string;
  id: string;
}

/**
 * What exists on the server because of the kit, the newest first: what was created in these exchanges, a probe that should have
 * been refused included, and has not been deleted since.
 */
export function leftovers(
  exchanges: readonly Exchange[],
  findRoute: (method: string, path: string) => FoundRoute | undefined,
): Created[] {
  const created: Created[] = [];
  for (const { operationId = '', request, response } of exchanges) {
    if (!response || response.status >= 300) continue;
    const deletion = deletions[operationId];
    const id = deletion === undefined ? undefined : idIn(textOf(response.body));
    const isKnown = created.some((one) => one.deletion === deletion && one.id === id);
    if (deletion !== undefined && id !== undefined && !isKnown) created.unshift({ deletion, id });
    const { params = {} } = findRoute(request.method, request.url.split('?')[0] ?? '') ?? {};
    const [deleted] = Object.values(params);
    const index = created.findIndex((one) => one.deletion === operationId && one.id === deleted);
    if (index >= 0) created.splice(index, 1);
  }
  return created;
}

/**
 * Deletes what is left, one after the other.
 *
 * @param routeOf the method and the path of a deletion, which has one parameter
 * @param adminToken without one, nothing can be deleted
 * @param isThere whether the server has an operation
 * @returns what could not be deleted
 */
export async function cleanUp(
  created: readonly Created[],
  call: Call,
  routeOf: (operationId: string) => Pick<Route, 'method' | 'path'>,
  adminToken: string | undefined,
  isThere: (operationId: string) => boolean,
): Promise<Created[]> {
  if (adminToken === undefined) return [...created];
  const remaining = await pool(1, created, async (one) => {
    const { method, path } = routeOf(one.deletion);
    const { response } = await call('clean up', {
      method: method.toUpperCase(),
      url: path.replace(/\{\w+\}/, encodeURIComponent(one.id)),
      headers: { authorization: `Bearer ${adminToken}`, accept: 'application/json' },
      body: undefined,
    });
    const status = response?.status ?? 500;
    // Deleted with what it belonged to: unless the server says 404 because it has no such operation.
    const isGone = status < 300 || (status === 404 && isThere(one.deletion));
    return isGone ? [] : [one];
  });
  return remaining.flat();
}

/** A role is its name; everything else has an id. */
function idIn(text: string): string | undefined {
  try {
    const created = JSON.parse(text) as string | { id?: unknown } | null;
    const id = typeof created === 'string' ? created : created?.id;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
