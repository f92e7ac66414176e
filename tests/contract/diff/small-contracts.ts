/** Contracts with a single operation, for tests of the comparison. */
import { diffContracts, type ContractDiff } from '#openapi/tools/diff/diff.ts';
import type { ContractDocument, Operation, Schema } from '#openapi/tools/document.ts';

export type Components = Partial<ContractDocument['components']>;

/** Creates a contract whose only operation is `PUT /things/{id}`. */
export function contractWith(operation: Partial<Operation>, components: object = {}): ContractDocument {
  const put: Operation = {
    operationId: 'putThing',
    tags: ['Things'],
    summary: 'Put a thing',
    description: 'Puts a thing.',
    'x-roles': [],
    security: [],
    responses: {},
    ...operation,
  };
  return {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/things/{id}': { put } },
    components: { schemas: {}, responses: {}, parameters: {}, examples: {}, ...components },
  };
}

export type Direction = 'request' | 'response';

/** Creates a contract with a schema as request or response body. */
export function contractOf(
  direction: Direction,
  schema: Schema,
  schemas: Record<string, Schema> = {},
): ContractDocument {
  const content = { 'application/json': { schema } };
  const operation =
    direction === 'request'
      ? { requestBody: { content } }
      : { responses: { 200: { description: 'The thing.', content } } };
  return contractWith(operation, { schemas });
}

/** A schema and the components that it refers to. */
export type Spelling = [schema: object, schemas?: Record<string, object>];

export function diffOf(direction: Direction, before: Spelling, after: Spelling): ContractDiff {
  const [was, is] = [before, after].map(([schema, schemas]) =>
    contractOf(direction, schema as Schema, schemas as Record<string, Schema> | undefined),
  );
  if (!was || !is) throw new Error('Two spellings are compared.');
  return diffContracts(was, is);
}

export type Impact = 'major' | 'minor' | 'patch' | 'none';

/** The highest rating of all changes. */
export function gravest({ counts }: ContractDiff): Impact {
  return (['major', 'minor', 'patch'] as const).find((impact) => counts[impact] > 0) ?? 'none';
}
