import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffContracts } from '#openapi/tools/diff/diff.ts';
import type { ContractDocument, Schema } from '#openapi/tools/document.ts';
import { document } from '../../contract.ts';
import { contractOf, highestImpact } from '../small-contracts.ts';
import { rewrite, rewrites, type Step } from './rewrites.ts';

const keywords = (record: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(record, { requiredKeys: ['type'] });
const number = fc.integer({ min: 0, max: 3 });
const text = fc.constantFrom('a', 'b', 'c');

const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    keywords({
      type: fc.constantFrom('string', ['string', 'null'], ['null', 'string', 'boolean']),
      minLength: number,
      maxLength: number,
      pattern: text,
      description: text,
    }),
    keywords({
      type: fc.constantFrom('integer', 'number', ['integer', 'null']),
      minimum: number,
      exclusiveMaximum: number,
    }),
    fc.record({ const: fc.oneof(text, fc.boolean(), fc.constant(null)) }),
    fc.record({ enum: fc.uniqueArray(fc.oneof(text, number, fc.constant(null)), { minLength: 1 }) }),
    fc.record({ $ref: fc.constantFrom('#/components/schemas/A', '#/components/schemas/B') }),
    keywords({ type: fc.constant('array'), items: tie('schema'), minItems: number }),
    keywords({
      type: fc.constantFrom('object', ['object', 'null']),
      properties: fc.dictionary(text, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(text),
      additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({
      allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      unevaluatedProperties: fc.boolean(),
    }),
  ) as fc.Arbitrary<Schema>,
}));

const direction = fc.constantFrom('request' as const, 'response' as const);
const contract: fc.Arbitrary<ContractDocument> = fc
  .record({ direction, schema: anySchema, A: anySchema, B: anySchema })
  .map(({ direction: side, schema, A, B }) =>
    contractOf(side, schema, { A: { type: 'object', properties: { A } }, B: { type: 'array', items: B } }),
  );

const steps: fc.Arbitrary<Step[]> = fc.array(fc.tuple(fc.constantFrom(...Object.keys(rewrites)), fc.nat()), {
  minLength: 1,
  maxLength: 12,
});

describe('diffContracts for equivalent contracts', () => {
  test('finds no changes after several rewrites', () => {
    fc.assert(
      fc.property(contract, steps, (before, rewriting) => {
        const after = rewrite(before, rewriting);
        expect(diffContracts(before, after).report).toBe('');
        expect(diffContracts(after, before).report).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  test('finds no changes after rewrites of the real contract', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 5, maxLength: 10 }), (rewriting) => {
        expect(diffContracts(document, rewrite(document, rewriting.flat())).report).toBe('');
      }),
      { numRuns: 10 },
    );
  });

  test.each(Object.keys(rewrites))('finds no changes when a rewrite %s', (name) => {
    fc.assert(
      fc.property(contract, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (before, indexes) => {
        const after = rewrite(
          before,
          indexes.map((index): Step => [name, index]),
        );
        expect(diffContracts(before, after).report).toBe('');
      }),
      { numRuns: 100 },
    );
  });
});

test('diffContracts finds no changes between identical contracts', () => {
  fc.assert(
    fc.property(contract, (original) => {
      expect(diffContracts(original, structuredClone(original)).changes).toEqual([]);
    }),
  );
});

const breaking: Record<string, (properties: Record<string, unknown>, name: string) => void> = {
  removed: (properties, name) => Reflect.deleteProperty(properties, name),
  hidden: (properties, name) => {
    properties[name] = { readOnly: true, writeOnly: true };
  },
};

test('diffContracts rates a breaking change as major beside any other change', () => {
  const property = fc.constantFrom('a', 'b', 'c');
  const properties = fc.record({ a: anySchema, b: anySchema, c: anySchema });
  const edits = fc.tuple(property, fc.constantFrom(...Object.keys(breaking)), property, anySchema);
  fc.assert(
    fc.property(direction, properties, edits, (side, before, [name, edit, other, replacement]) => {
      const contractWithProperties = (own: object) =>
        contractOf(side, { type: 'object', properties: own }, { A: {}, B: {} });
      const after: Record<string, unknown> = structuredClone(before);
      after[other] = replacement;
      breaking[edit]?.(after, name);
      expect(
        highestImpact(diffContracts(contractWithProperties(before), contractWithProperties(after))),
      ).toBe('major');
    }),
  );
});
