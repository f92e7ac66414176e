import { describe, expect, test } from 'vitest';
import { resolve, routesOf, type MediaType } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator.ts';
import { document } from './contract.ts';

const validator = createValidator(document);

interface Sample {
  name: string;
  value: unknown;
}

/** The examples of one media type; the name says where they stand. */
function samplesOf(place: string, media: MediaType | undefined): Sample[] {
  return Object.entries(media?.examples ?? {}).map(([key, example]) => ({
    name: `${place}: ${key}`,
    value: resolve(document, example).value,
  }));
}

describe.each(routesOf(document))('$operation.operationId', ({ item, operation }) => {
  const { operationId } = operation;
  const json = operation.requestBody?.content['application/json'];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, parameter),
  );
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const params = Object.fromEntries(inPath.map(({ name, example }) => [name, String(example)]));
  const query = Object.fromEntries(inQuery.map(({ name, example }) => [name, String(example)]));
  const requests = operation.requestBody
    ? samplesOf('request', json)
    : [{ name: 'request', value: undefined }];

  test('has an example of every request it takes', () => {
    expect(requests).not.toHaveLength(0);
    expect(parameters.filter(({ example }) => example === undefined)).toEqual([]);
  });

  test.each(requests)('$name fits', ({ value }) => {
    expect(validator.request(operationId, { params, query, body: value })).toEqual([]);
  });

  for (const [status, reference] of Object.entries(operation.responses)) {
    const media = resolve(document, reference).content?.['application/json'];
    if (!media) continue;
    const samples = samplesOf(status, media);

    test(`has an example of ${status}`, () => {
      expect(samples).not.toHaveLength(0);
    });

    test.each(samples)('$name fits', ({ value }) => {
      expect(validator.response(operationId, Number(status), value)).toEqual([]);
    });
  }
});
