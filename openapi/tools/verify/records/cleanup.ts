import type { Route } from '../../document.ts';
import type { Call } from '../calls/caller.ts';
import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import type { FindRoute } from '../calls/find-route.ts';
import { concurrency, pool } from '../calls/pool.ts';

/**
 * Maps each creating operation to the deleting one. A plan cannot be deleted, only retired, also after it was
 * activated again.
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

/** These come first: a grade that has learners, a role that a user has and a campus of a session cannot be deleted. */
const firstDeletions: ReadonlySet<string> = new Set(['deleteLearner', 'deleteTrialSession', 'deleteUser']);

/** A list and a property by which to find a record whose response has no id. */
interface Listing {
  list: string;
  property: string;
  deletion: string;
}

const account: Listing = { list: 'listUsers', property: 'email', deletion: 'deleteUser' };
const invite: Listing = { list: 'listTrialInvites', property: 'link', deletion: 'deleteTrialInvite' };

/** Listings by operationId. The property is in the request or in the response. */
const listings: Readonly<Record<string, Listing>> = {
  registerUser: account,
  acceptInviteRegister: account,
  generateTrialInvite: invite,
  generateRsvpInvite: invite,
};

interface Created {
  deletion: string;
  /** The id or, if the response had none, the value of the listing's property. */
  id: string;
  listing?: Listing;
  by?: string | undefined;
}

/**
 * Lists the records that these exchanges created and did not delete, newest first. Includes records of probes that
 * the server should have rejected.
 */
export function findLeftovers(exchanges: readonly Exchange[], findRoute: FindRoute): Created[] {
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
        // When another parent deletes a learner, only their own link ends.
        (operationId !== 'deleteLearner' || one.by === by),
    );
    if (index >= 0) created.splice(index, 1);
  }
  return created;
}

/**
 * Deletes the remaining records: accounts and sessions concurrently, then the others one by one, because deleting a grade
 * also deletes its contents.
 * @param routeOf the route of a deleting operation, which has one parameter
 * @param adminToken if undefined, nothing is deleted
 * @param isImplemented whether the server implements an operation
 * @param existing ids of records from before the run, which are never deleted
 * @returns the records that could not be deleted
 */
export async function cleanUp(
  created: readonly Created[],
  call: Call,
  routeOf: (operationId: string) => Pick<Route, 'method' | 'path'>,
  adminToken: string | undefined,
  isImplemented: (operationId: string) => boolean,
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
    // A 404 means that it was deleted with its parent record, unless the server lacks the operation.
    const isDeleted = status < 300 || (status === 404 && isImplemented(one.deletion));
    return isDeleted ? [] : [one];
  };
  const removeAll = (size: number, isFirst: boolean) =>
    pool(
      size,
      created.filter(({ deletion }) => firstDeletions.has(deletion) === isFirst),
      (one) => remove(one).catch(() => [one]),
    );
  return [await removeAll(concurrency, true), await removeAll(1, false)].flat(2);
}

/** The id of a created record. A role is identified by its name, which is the whole response. */
export function createdId({ response }: Pick<Exchange, 'response'>): string | undefined {
  if (!response || response.status >= 300) return undefined;
  const text = textOf(response.body);
  const created = jsonIn(text);
  return typeof created === 'string' ? created : propertyOf(text, 'id');
}

/** Whether an id is one path segment. An empty id or `..` would address another resource. */
export const isSegment = (id: string) => !/^\.{0,2}$/.test(id) && id.isWellFormed();

function propertyOf(text: string, property: string): string | undefined {
  const value = (jsonIn(text) as Record<string, unknown> | null | undefined)?.[property];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The ids of the records with this value. Email addresses are compared case-insensitively.
 * @returns undefined if the response is not a list
 */
function idsIn(list: unknown, property: string, value: string): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return (list as Record<string, unknown>[])
    .filter((record) => String(record[property]).toLowerCase() === value.toLowerCase())
    .flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}
