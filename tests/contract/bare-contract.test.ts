import { expect, test } from 'vitest';
import bareContract from '#openapi/bare-contract.gen.json' with { type: 'json' };
import { resolve, routesOf, type ContractDocument } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

/* The mock uses the bare contract, which has no documentation. The other tests use the complete contract. */

const complete = createValidator(document);
const bare = createValidator(bareContract as unknown as ContractDocument);

/** Every JSON example by operation and status; status 0 is the request. */
const samples = routesOf(document).flatMap(({ operation }) => {
  const { operationId, requestBody, responses } = operation;
  const bodies = [
    { status: 0, media: requestBody?.content['application/json'] },
    ...Object.entries(responses).map(([status, reference]) => ({
      status: Number(status),
      media: resolve(document, reference).content?.['application/json'],
    })),
  ];
  return bodies.flatMap(({ status, media }) =>
    Object.values(media?.examples ?? {}).map((example) => ({
      operationId,
      status,
      value: resolve(document, example).value,
    })),
  );
});

type Sample = (typeof samples)[number];

const deviations = (validator: typeof complete, { operationId, status, value }: Sample) =>
  status === 0
    ? validator.request(operationId, { body: value }).filter(({ where }) => where === 'body')
    : validator.response(operationId, status, value);

/** Variants with an unknown property, and with one property of another type each. */
function invalidVariants(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [{ wrong: value }];
  if (Array.isArray(value)) {
    return value.slice(0, 1).flatMap((item) => invalidVariants(item).map((variant) => [variant]));
  }
  const swapped = Object.keys(value).map((key) => ({ ...value, [key]: { wrong: true } }));
  return [{ ...value, unknownMember: 1 }, ...swapped];
}

test('bareContract accepts every example of the contract', () => {
  expect(samples.length).toBeGreaterThan(500);
  expect(samples.flatMap((sample) => deviations(bare, sample))).toEqual([]);
});

test('bareContract rejects the same values as the complete contract, with the same messages', () => {
  for (const sample of samples) {
    for (const value of invalidVariants(sample.value)) {
      const found = deviations(bare, { ...sample, value });
      expect(found).toEqual(deviations(complete, { ...sample, value }));
      expect(found, `${sample.operationId} ${sample.status} ${JSON.stringify(value)}`).not.toEqual([]);
    }
  }
});
