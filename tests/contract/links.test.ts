import { expect, test } from 'vitest';
import { resolve, routesOf, type Link, type Route } from '#openapi/tools/document.ts';
import { document } from './contract.ts';

/* A link maps a value of a response to a parameter of another operation. */

interface PlacedLink extends Link {
  from: Route['operation'];
  name: string;
  samples: unknown[];
}

const routes = routesOf(document);
const links: PlacedLink[] = routes.flatMap(({ operation }) =>
  Object.values(operation.responses).flatMap((reference) => {
    const response = resolve(document, reference);
    const examples = Object.values(response.content?.['application/json']?.examples ?? {});
    const samples = examples.map((example) => resolve(document, example).value);
    return Object.entries(response.links ?? {}).map(([name, link]) => ({
      ...link,
      from: operation,
      name,
      samples,
    }));
  }),
);

const target = ({ operationId }: Link) =>
  routes.find(({ operation }) => operation.operationId === operationId);

function parametersOf({ item, operation }: Route): string[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return all.map((parameter) => resolve(document, parameter).name);
}

/** Resolves `$response.body#/a/b`. Returns expressions about the request unchanged. */
function fromBody(expression: string, body: unknown): unknown {
  const [, pointer] = expression.split('#');
  if (!expression.startsWith('$response.body') || pointer === undefined) return expression;
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}

test('every 201 response has a link to the created record', () => {
  const creates = routes.filter(({ operation }) => '201' in operation.responses);
  const unlinked = creates.filter(({ operation }) => !links.some(({ from }) => from === operation));
  // No operation reads a registered user.
  expect(unlinked.map(({ operation }) => operation.operationId)).toEqual(['registerUser']);
});

test.each(links)(
  'the link $name from $from.operationId to $operationId maps example values to existing parameters',
  (link) => {
    const route = target(link);
    expect(route).toBeDefined();
    const names = route ? parametersOf(route) : [];
    for (const [name, expression] of Object.entries(link.parameters ?? {})) {
      expect(names).toContain(name);
      const values = link.samples.map((body) => fromBody(expression, body));
      expect(values.map((value) => typeof value)).toContain('string');
    }
  },
);
