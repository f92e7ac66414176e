import { diffContracts, type ContractDiff } from '#openapi/tools/diff/diff.ts';
import type { ContractDocument, Operation, Schema } from '#openapi/tools/document.ts';

export type Components = Partial<ContractDocument['components']>;

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

export type Spelling = [schema: object, schemas?: Record<string, object>];

export function diffOf(direction: Direction, before: Spelling, after: Spelling): ContractDiff {
  const [base, revision] = [before, after].map(([schema, schemas]) =>
    contractOf(direction, schema as Schema, schemas as Record<string, Schema> | undefined),
  );
  if (!base || !revision) throw new Error('Two spellings are compared.');
  return diffContracts(base, revision);
}

export type Impact = 'major' | 'minor' | 'patch' | 'none';

export function highestImpact({ counts }: ContractDiff): Impact {
  return (['major', 'minor', 'patch'] as const).find((impact) => counts[impact] > 0) ?? 'none';
}
