import { describe, expect, test } from 'vitest';
import { resolve, routesOf, type MediaType } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

const validator = createValidator(document);

interface Sample {
  name: string;
  value: unknown;
}

function samplesOf(place: string, media: MediaType | undefined): Sample[] {
  return Object.entries(media?.examples ?? {}).map(([key, example]) => ({
    name: `${place}: ${key}`,
    value: resolve(document, example).value,
  }));
}

describe.each(routesOf(document))('$operation.operationId', ({ item, operation }) => {
  const { operationId } = operation;
  // A request has one media type: JSON, or a form for operations with files.
  const [type = 'application/json', media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, parameter),
  );
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const params = Object.fromEntries(inPath.map(({ name, example }) => [name, String(example)]));
  const query = Object.fromEntries(inQuery.map(({ name, example }) => [name, String(example)]));
  const requests = media ? samplesOf('request', media) : [{ name: 'request', value: undefined }];

  test('has examples of its request body and its parameters', () => {
    expect(requests).not.toHaveLength(0);
    expect(parameters.filter(({ example }) => example === undefined)).toEqual([]);
  });

  test.each(requests)('$name is a valid request', ({ value }) => {
    const headers = { 'content-type': type };
    expect(validator.request(operationId, { params, query, headers, body: value })).toEqual([]);
  });

  for (const [status, reference] of Object.entries(operation.responses)) {
    const json = resolve(document, reference).content?.['application/json'];
    if (!json) continue;
    const samples = samplesOf(status, json);

    test(`has an example of ${status}`, () => {
      expect(samples).not.toHaveLength(0);
    });

    test.each(samples)('$name is a valid response', ({ value }) => {
      expect(validator.response(operationId, Number(status), value)).toEqual([]);
    });
  }
});
