import { matchRequestUrl } from 'msw';
import { operationTable, rootOperations, type OperationId } from '#api/contract.gen.ts';

/** A URL of the contract with the operations of its methods. */
export interface FoundRoute {
  /** In capital letters. */
  idByMethod: ReadonlyMap<string, OperationId>;
  /** The path parameters. */
  path: Record<string, string>;
}

export interface Routes {
  find: (url: URL) => FoundRoute | undefined;
  /** URLs of operations that do not start with `base`, in the syntax of MSW. */
  urlsOutsideBase: string[];
}

/**
 * Finds the operations of a URL. A literal path takes precedence over a template for every method: `PUT /learner/my` does
 * not update a learner `my` (D-221).
 *
 * @param base without a trailing slash: `http://localhost:5173/api`, `/api` in a page, or an origin alone
 */
export function createRoutes(base: string): Routes {
  const ids = (Object.keys(operationTable) as OperationId[]).toSorted(literalFirst);
  const urlOf = (id: OperationId) =>
    (rootOperations.includes(id) ? originOf(base) : base) + operationTable[id].path;
  // Grouped by URL: with the base `/api`, an operation at the root of the server has the URL of another one (D-184).
  const routes = [...Map.groupBy(ids, urlOf)].map(([url, group]) => ({
    pattern: url.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
    idByMethod: new Map(group.map((id) => [operationTable[id].method.toUpperCase(), id])),
  }));
  return {
    find(url) {
      for (const { pattern, idByMethod } of routes) {
        const { matches, params } = matchRequestUrl(url, pattern);
        if (matches) return { idByMethod, path: params as Record<string, string> };
      }
      return undefined;
    },
    urlsOutsideBase: rootOperations.map((id) => urlOf(id)).filter((url) => !url.startsWith(`${base}/`)),
  };
}

/** The origin of an absolute base; empty for a relative one. */
const originOf = (base: string): string => /^https?:\/\/[^/]+/.exec(base)?.[0] ?? '';

/** Sorts `/learner/my` before `/learner/{id}`. */
function literalFirst(first: OperationId, second: OperationId): number {
  const rank = (id: OperationId) =>
    operationTable[id].path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('');
  return rank(first).localeCompare(rank(second)) || first.localeCompare(second);
}
