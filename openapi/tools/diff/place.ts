import { routesOf, type ContractDocument } from '../document.ts';
import { usageOf, type Usage } from '../usage.ts';

export interface Side {
  pointer: string;
  value?: unknown;
}

/** Where a change stands: the operation, path or component, and the way from there. */
export interface Place {
  group: string;
  rest: string;
}

const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Finds the place of a change. A schema that moved into a component of its own has two: it is told where it stood, or each of
 * its uses would be told as a change of the new component.
 */
export function createPlaces(base: ContractDocument, revision: ContractDocument) {
  const headings = headingsOf(base, revision);
  const earlier = base.components as unknown as Record<string, object | undefined>;
  const isNew = ([section, kind, name]: string[]) =>
    section === 'components' && !(name !== undefined && name in (earlier[kind ?? ''] ?? {}));

  function placeOf(property: string | undefined, was: Side | undefined, is: Side | undefined): Place {
    const parts = partsOf(is ?? was);
    const place = was && isNew(parts) ? partsOf(was) : parts;
    if (property !== undefined && place.at(-1) === property) place.pop();
    const length = lengthOfGroup(place);
    return { group: place.slice(0, length).join(' '), rest: place.slice(length).join('/') };
  }

  const order = [...headings.keys()];
  return {
    placeOf,
    headingOf: (group: string) => headings.get(group) ?? group,
    /** Operations come in the order of the contract, then the components. */
    compare: (a: string, b: string) => rank(order, a) - rank(order, b) || a.localeCompare(b),
  };
}

const rank = (order: string[], group: string) => order.indexOf(group) + 1 || order.length + 1;

const partsOf = (side: Side | undefined): string[] =>
  (side?.pointer ?? '#/')
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

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
    const spaced = name.replace('/', ' ');
    return [`components ${spaced}`, `${spaced}  ${usesOf(usage)}`] as const;
  });
  return new Map([...operations, ...components]);
}

function usesOf({ requests, responses }: Usage): string {
  const uses = [some('requests of', requests), some('responses of', responses)];
  return `in ${uses.filter(Boolean).join('; ')}`;
}

function some(side: string, operations: Set<string>): string {
  const shown = [...operations].slice(0, 5);
  const more = operations.size - shown.length;
  if (shown.length === 0) return '';
  return `${side} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
