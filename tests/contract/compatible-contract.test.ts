import { expect, test } from 'vitest';
import { resolve, routesOf, type ContractDocument, type Schema } from '#openapi/tools/document.ts';
import { compatibleContract } from '#openapi/tools/interop/compatible-contract.ts';
import { createInvalidRequests } from '#openapi/tools/requests/invalid-requests.ts';
import { sampleRequests, type SampleRequest } from '#openapi/tools/requests/sample-requests.ts';
import { createValidator, type ContractValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

const compatible = compatibleContract(document);
const validator = createValidator(compatible);
const routes = routesOf(document);

/** The contract without the schemas of JSON strings, which OpenAPI 3.0 cannot express. */
const withoutContentSchemas = JSON.parse(
  JSON.stringify(document, (key, value: unknown) => (key === 'contentSchema' ? undefined : value)),
) as ContractDocument;

function schemasOf({ components }: ContractDocument): Schema[] {
  const found: Schema[] = [];
  const collect = (schema: Schema): void => {
    found.push(schema);
    const { properties = {}, items, not, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
    const members = [
      allOf,
      anyOf,
      oneOf,
      Object.values(properties as object),
      items,
      not,
      additionalProperties,
    ];
    members.flat().forEach((member) => typeof member === 'object' && collect(member as Schema));
  };
  Object.values(components.schemas).forEach(collect);
  return found;
}

const deviations = (against: ContractValidator, { route, body, ...parts }: SampleRequest) => {
  const headers = body && { 'content-type': body.type };
  const value = body && 'value' in body ? body.value : undefined;
  return against.request(route.operation.operationId, { ...parts, body: value, ...(headers && { headers }) });
};

test('compatibleContract uses no keyword of OpenAPI 3.1', () => {
  const newer = ['const', 'contentSchema', 'contentMediaType', 'unevaluatedProperties', 'patternProperties'];
  const isNewer = (schema: Schema) =>
    newer.some((keyword) => keyword in schema) ||
    Array.isArray(schema.type) ||
    schema.type === 'null' ||
    ('$ref' in schema && Object.keys(schema).length > 1);
  expect(schemasOf(compatible).filter(isNewer)).toEqual([]);
});

test('compatibleContract has patterns that need neither Unicode nor flags', () => {
  const patterns = schemasOf(compatible).flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [pattern] : [],
  );
  expect(patterns).not.toHaveLength(0);
  for (const pattern of patterns) {
    expect(pattern).toMatch(/^[ -~]+$/);
    expect(pattern).not.toContain(String.raw`\p`);
    expect(() => new RegExp(pattern)).not.toThrow();
  }
});

test('compatibleContract has closed objects without allOf in discriminated unions', () => {
  const unions = schemasOf(compatible).filter(({ discriminator }) => discriminator !== undefined);
  const members = unions.flatMap(({ oneOf }) =>
    (oneOf as Schema[]).map((member) => resolve(compatible, member)),
  );
  expect(members).not.toHaveLength(0);
  for (const member of members) {
    expect(member).toMatchObject({ type: 'object', properties: {}, additionalProperties: false });
    expect(member).not.toHaveProperty('allOf');
  }
});

test('compatibleContract accepts the examples of all requests and responses', () => {
  for (const { operation } of routes) {
    for (const [status, reference] of Object.entries(operation.responses)) {
      const { examples = {} } = resolve(document, reference).content?.['application/json'] ?? {};
      for (const example of Object.values(examples)) {
        const { value } = resolve(document, example);
        expect(validator.response(operation.operationId, Number(status), value)).toEqual([]);
      }
    }
  }
  const requests = routes.flatMap((route) => sampleRequests(document, route));
  expect(requests.length).toBeGreaterThan(100);
  expect(requests.flatMap((request) => deviations(validator, request))).toEqual([]);
});

test('compatibleContract rejects what the contract rejects, except the content of JSON strings', () => {
  const complete = createValidator(withoutContentSchemas);
  const invalid = routes
    .flatMap(createInvalidRequests(document))
    .filter(({ request }) => deviations(complete, request).length > 0);
  expect(invalid.length).toBeGreaterThan(2000);
  const accepted = invalid.filter(({ request }) => deviations(validator, request).length === 0);
  expect(accepted.map(({ what }) => what)).toEqual([]);
});

test.each([
  ['Abc12!', true],
  ['Éa1 ok!', true],
  ['ab\u0664Z!x', true],
  ['abc12!', false],
  ['Abcde!', false],
  ['Abc123', false],
])('compatibleContract validates the password %s: %s', (password, isValid) => {
  expect(validator.schema('NewPassword').validate(password).length === 0).toBe(isValid);
});

test.each(['unevaluatedItems', 'minProperties'])(
  'compatibleContract cannot merge different %s',
  (keyword) => {
    const schemas = {
      Part: { type: 'object', properties: {}, [keyword]: 1 },
      Whole: { allOf: [{ $ref: '#/components/schemas/Part' }], [keyword]: 2 },
    };
    const contract = { ...document, paths: {}, components: { ...document.components, schemas } };
    expect(() => compatibleContract(contract)).toThrow(keyword);
  },
);
