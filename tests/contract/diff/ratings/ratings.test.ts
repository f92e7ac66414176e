import { describe, expect, test } from 'vitest';
import { diffContracts } from '#openapi/tools/diff/diff.ts';
import { contractOf, contractWith, diffOf, highestImpact } from '../small-contracts.ts';
import { operationRatings } from './operation-ratings.ts';
import { schemaRatings } from './schema-ratings.ts';
import { valueRatings } from './value-ratings.ts';

describe.each(['request', 'response'] as const)('diffContracts for a %s schema', (direction) => {
  test.each([...schemaRatings, ...valueRatings])(
    'rates the impact when %s',
    (_description, before, after, ratings) => {
      expect(highestImpact(diffOf(direction, before, after))).toBe(ratings[direction]);
    },
  );
});

describe('diffContracts for an operation', () => {
  test.each(operationRatings)('rates the impact when %s', (_description, before, after, impact) => {
    expect(highestImpact(diffContracts(contractWith(before), contractWith(after)))).toBe(impact);
  });
});

describe('location of a change in the report', () => {
  const name = { type: 'string' };
  const Base = { type: 'object', required: ['name'], properties: { name } };
  const Thing = { allOf: [{ $ref: '#/components/schemas/Base' }], unevaluatedProperties: false };
  const narrow = { ...name, maxLength: 9 };

  test('is the component that defines a merged property', () => {
    const { report } = diffOf(
      'request',
      [{ $ref: '#/components/schemas/Thing' }, { Base, Thing }],
      [{ $ref: '#/components/schemas/Thing' }, { Base: { ...Base, properties: { name: narrow } }, Thing }],
    );
    expect(report).toContain(
      'schemas Base  in requests of putThing\n  ✖ major  properties/name · maxLength: none → 9',
    );
  });

  test('is the location of the reference when its target was replaced', () => {
    const { report } = diffOf(
      'request',
      [
        { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } },
        { Name: name, Short: narrow },
      ],
      [
        { type: 'object', properties: { name: { $ref: '#/components/schemas/Short' } } },
        { Name: name, Short: narrow },
      ],
    );
    expect(report).toContain(
      'requestBody/content/application/json/schema/properties/name · maxLength: none → 9',
    );
  });

  test('is the path in the new contract', () => {
    const before = contractOf('request', name);
    const after = contractOf('request', narrow);
    after.paths = { '/things/{thingId}': after.paths['/things/{id}'] ?? {} };
    expect(diffContracts(before, after).report).toContain('putThing  PUT /things/{thingId}');
  });

  test('is reported once for a component that several operations use', () => {
    const [before, after] = [name, narrow].map((Name) => {
      const contract = contractOf('request', { $ref: '#/components/schemas/Name' }, { Name });
      const { put } = contract.paths['/things/{id}'] ?? {};
      if (put) contract.paths['/others'] = { post: { ...put, operationId: 'addOther' } };
      return contract;
    });
    if (!before || !after) throw new Error('Two contracts are compared.');
    expect(diffContracts(before, after).changes).toHaveLength(1);
  });
});
