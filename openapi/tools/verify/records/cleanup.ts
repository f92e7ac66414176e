import type { Route } from '../../document.ts';
import type { Call } from '../calls/caller.ts';
import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import type { FoundRoute } from '../calls/find-route.ts';
import { pool } from '../calls/pool.ts';

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

/** Where to find what was created without an id in the response: in a list, by a property. */
interface Listing {
  list: string;
  property: string;
  deletion: string;
}

const account: Listing = { list: 'listUsers', property: 'email', deletion: 'deleteUser' };
const invite: Listing = { list: 'listTrialInvites', property: 'link', deletion: 'deleteTrialInvite' };

/** By operationId. The value of the property is in the request or in the response. */
const listings: Readonly<Record<string, Listing>> = {
  registerUser: account,
  acceptInviteRegister: account,
  generateTrialInvite: invite,
  generateRsvpInvite: invite,
};

interface Created {
  deletion: string;
  /** The id or, until it is looked up, the value of the property that the listing names. */
  id: string;
  listing?: Listing;
  /** Who created it: the request's `Authorization`. */
  by?: string | undefined;
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
    const { authorization: by } = request.headers;
    const listing = listings[operationId];
    const deletion = listing?.deletion ?? deletions[operationId];
    const id = listing
      ? (propertyOf(textOf(request.body), listing.property) ??
        propertyOf(textOf(response.body), listing.property))
      : createdId({ response });
    const isKnown = created.some((one) => one.deletion === deletion && one.id === id);
    if (deletion !== undefined && id !== undefined && !isKnown) {
      created.unshift({ deletion, id, by, ...(listing && { listing }) });
    }
    const { params = {} } = findRoute(request.method, request.url.split('?')[0] ?? '') ?? {};
    const [deleted] = Object.values(params);
    const index = created.findIndex(
      (one) =>
        one.deletion === operationId &&
        one.id === deleted &&
        // Another parent only ends their own link to the learner.
        (operationId !== 'deleteLearner' || one.by === by),
    );
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
 * @param existing ids that were there before the run, which it leaves alone
 * @returns what could not be deleted
 */
export async function cleanUp(
  created: readonly Created[],
  call: Call,
  routeOf: (operationId: string) => Pick<Route, 'method' | 'path'>,
  adminToken: string | undefined,
  isThere: (operationId: string) => boolean,
  existing: ReadonlySet<string> = new Set(),
): Promise<Created[]> {
  if (adminToken === undefined) return [...created];
  const send = (operationId: string, id = '') => {
    const { method, path } = routeOf(operationId);
    return call('clean up', {
      method: method.toUpperCase(),
      url: path.replace(/\{\w+\}/, encodeURIComponent(id)),
      headers: { authorization: `Bearer ${adminToken}`, accept: 'application/json' },
      body: undefined,
    });
  };
  const lists = new Map<string, Promise<unknown>>();
  const read = async (list: string) => {
    const { response } = await send(list);
    return jsonIn(textOf(response?.body));
  };
  const idsOf = async ({ id, listing }: Created) => {
    if (!listing) return [id];
    const list = lists.get(listing.list) ?? read(listing.list);
    lists.set(listing.list, list);
    return idsIn(await list, listing.property, id);
  };
  const remove = async (one: Created) => {
    const ids = await idsOf(one);
    if (ids === undefined) return [one];
    const [id] = ids;
    if (id === undefined || existing.has(id)) return [];
    if (!isSegment(id)) return [one];
    const { response } = await send(one.deletion, id);
    const status = response?.status ?? 500;
    // Deleted with what it belonged to: unless the server says 404 because it has no such operation.
    const isGone = status < 300 || (status === 404 && isThere(one.deletion));
    return isGone ? [] : [one];
  };
  // Nothing is sent any more once the server is gone.
  const remaining = await pool(1, created, (one) => remove(one).catch(() => [one]));
  return remaining.flat();
}

/** The id in a response that says that something was created. A role is its name; everything else has an id. */
export function createdId({ response }: Pick<Exchange, 'response'>): string | undefined {
  if (!response || response.status >= 300) return undefined;
  const text = textOf(response.body);
  const created = jsonIn(text);
  return typeof created === 'string' ? created : propertyOf(text, 'id');
}

/** Whether an id stays one segment of a URL. Without it, or as `..`, a deletion would be that of something else. */
export const isSegment = (id: string) => !/^\.{0,2}$/.test(id) && id.isWellFormed();

function propertyOf(text: string, property: string): string | undefined {
  const value = (jsonIn(text) as Record<string, unknown> | null | undefined)?.[property];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The ids of the records with this value. Letter case does not count in email addresses.
 *
 * @returns undefined if there is no list
 */
function idsIn(list: unknown, property: string, value: string): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return (list as Record<string, unknown>[])
    .filter((record) => String(record[property]).toLowerCase() === value.toLowerCase())
    .flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}
