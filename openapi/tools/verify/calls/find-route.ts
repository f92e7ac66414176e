import { routesOf, type ContractDocument, type Route } from '../../document.ts';
import type { Exchange } from './exchange.ts';

export type FindRoute = (method: string, path: string) => FoundRoute | undefined;

interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/**
 * Returns a function that finds the operation for a method and a path (without query). Literal paths take
 * precedence over templates (D-221).
 */
export function createFindRoute(document: ContractDocument): FindRoute {
  const routes = routesOf(document)
    .map((route) => ({ route, pattern: patternOf(route.path) }))
    .toSorted((a, b) => rankOf(a.route).localeCompare(rankOf(b.route)));
  return (method, path) => {
    for (const { route, pattern } of routes) {
      const found = route.method === method.toLowerCase() ? pattern.exec(path) : null;
      if (found) return { route, params: decoded(found.groups) };
    }
    return undefined;
  };
}

/**
 * Returns a function that names the operation of an exchange. A request that no operation has, such as `OPTIONS` or one
 * with a trailing slash, belongs to the first operation of its path.
 */
export function createOperationOf(findRoute: FindRoute): (exchange: Exchange) => string {
  return ({ operationId, request: { method, url } }) => {
    const path = url.split('?')[0] ?? '';
    const methods = [method, 'GET', 'POST', 'PUT', 'DELETE'];
    const found = [path, path.replace(/\/$/, '')]
      .flatMap((one) => methods.map((other) => findRoute(other, one)))
      .find((one) => one !== undefined);
    return operationId ?? found?.route.operation.operationId ?? `${method} ${url}`;
  };
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  );

const rankOf = ({ path }: Route) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
