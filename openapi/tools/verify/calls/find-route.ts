import { routesOf, type ContractDocument, type Route } from '../../document.ts';

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/**
 * Returns a function that finds the operation for a method and a path (without query). Literal paths take
 * precedence over templates (D-221).
 */
export function createFindRoute(
  document: ContractDocument,
): (method: string, path: string) => FoundRoute | undefined {
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
