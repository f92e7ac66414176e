import { routesOf, type ContractDocument } from '../document.ts';
import { usageOf, type Usage } from '../usage.ts';

/** The location of a change: an operation, path or component, and the path within it. */
export interface ChangeLocation {
  group: string;
  heading: string;
  rest: string;
}

const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

export function createLocator(base: ContractDocument, revision: ContractDocument) {
  const headings = headingsOf(base, revision);
  const order = [...headings.keys()];

  function locate(at: string): ChangeLocation {
    const parts = at
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const length = lengthOfGroup(parts);
    const group = parts.slice(0, length).join(' ');
    return { group, heading: headings.get(group) ?? group, rest: parts.slice(length).join('/') };
  }

  return {
    locate,
    compare: (a: string, b: string) => rank(order, a) - rank(order, b) || a.localeCompare(b),
  };
}

const rank = (order: string[], group: string) => order.indexOf(group) + 1 || order.length + 1;
function lengthOfGroup([section, , member]: string[]): number {
  if (section === 'components') return 3;
  if (section !== 'paths') return 1;
  return methods.includes(member ?? '') ? 3 : 2;
}

function headingsOf(base: ContractDocument, revision: ContractDocument): Map<string, string> {
  const operations = [...routesOf(base), ...routesOf(revision)].map(
    ({ method, path, operation }) =>
      [`paths ${path} ${method}`, `${operation.operationId}  ${method.toUpperCase()} ${path}`] as const,
  );
  const components = [...usageOf(base), ...usageOf(revision)].map(([name, usage]) => {
    const title = name.replace('/', ' ');
    return [`components ${title}`, `${title}  ${usesOf(usage)}`] as const;
  });
  return new Map([...operations, ...components]);
}

function usesOf({ requests, responses }: Usage): string {
  const uses = [listOperations('requests of', requests), listOperations('responses of', responses)];
  return `in ${uses.filter(Boolean).join('; ')}`;
}

function listOperations(side: string, operations: Set<string>): string {
  const shown = [...operations].slice(0, 5);
  const more = operations.size - shown.length;
  if (shown.length === 0) return '';
  return `${side} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
