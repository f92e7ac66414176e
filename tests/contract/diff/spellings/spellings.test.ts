import { describe, expect, test } from 'vitest';
import { diffContracts } from '#openapi/tools/diff/diff.ts';
import { contractWith, diffOf } from '../small-contracts.ts';
import { id, operationSpellings, tag } from './operation-spellings.ts';
import { schemaSpellings } from './schema-spellings.ts';

describe.each(['request', 'response'] as const)('diffContracts for a %s schema', (direction) => {
  test.each(schemaSpellings)('treats equivalent spellings as equal: %s', (_description, before, after) => {
    expect(diffOf(direction, before, after).report).toBe('');
    expect(diffOf(direction, after, before).report).toBe('');
  });
});

describe('diffContracts for an operation', () => {
  test.each(operationSpellings)('treats equivalent spellings as equal: %s', (_description, before, after) => {
    const [base, revision] = [contractWith(...before), contractWith(...after)];
    expect(diffContracts(base, revision).report).toBe('');
    expect(diffContracts(revision, base).report).toBe('');
  });

  test('ignores the name of a path parameter', () => {
    const before = contractWith({ parameters: [id] });
    const after = contractWith({ parameters: [{ ...id, name: 'thingId' }] });
    after.paths = { '/things/{thingId}': after.paths['/things/{id}'] ?? {} };
    expect(diffContracts(before, after).report).toBe('');
  });

  test('ignores whether a parameter belongs to the path or the operation', () => {
    const before = contractWith({ parameters: [id, tag] });
    const after = contractWith({ parameters: [tag] });
    Object.assign(after.paths['/things/{id}'] ?? {}, {
      parameters: [id, { ...tag, schema: { type: 'integer' } }],
    });
    expect(diffContracts(before, after).report).toBe('');
  });

  test.each([
    ['security', [{ token: [] }]],
    ['servers', [{ url: 'https://api.springbyte.test' }]],
  ])('ignores whether %s belongs to the document or the operation', (keyword, value) => {
    const before = contractWith({ [keyword]: value });
    const after = contractWith({});
    Reflect.deleteProperty(after.paths['/things/{id}']?.put ?? {}, keyword);
    Object.assign(after, { [keyword]: value });
    expect(diffContracts(before, after).report).toBe('');
  });
});
