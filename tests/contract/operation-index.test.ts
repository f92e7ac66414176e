import { expect, test } from 'vitest';
import index from '#openapi/operations.gen.json' with { type: 'json' };
import { routesOf } from '#openapi/tools/document.ts';
import type { OperationEntry } from '#openapi/tools/generate/operation-index.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

const operations = index as unknown as OperationEntry[];

test('operations.gen.json lists every operation with every documented failure', () => {
  const listed = operations.map(({ id, failures }) => [id, ...Object.keys(failures)].join(' '));
  const documented = routesOf(document).map(({ operation: { operationId, responses } }) =>
    [operationId, ...Object.keys(responses).filter((status) => status >= '400')].join(' '),
  );
  expect(listed).toEqual(documented);
});

test('operations.gen.json has failures that conform to the contract', () => {
  const validator = createValidator(document);
  const deviations = operations.flatMap(({ id, failures }) =>
    Object.entries(failures).flatMap(([status, problem]) => validator.response(id, Number(status), problem)),
  );
  expect(deviations).toEqual([]);
});

test('operations.gen.json has the first example of a failure', () => {
  const register = operations.find(({ id }) => id === 'registerUser');
  expect(register).toMatchObject({
    method: 'post',
    path: '/auth/register',
    tag: 'Auth',
    summary: 'Register an account',
    isPublic: true,
    failures: { 409: { code: 'email-in-use' } },
  });
  expect(operations.find(({ id }) => id === 'listTerms')?.isPublic).toBe(false);
});
