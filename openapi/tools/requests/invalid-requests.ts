/**
 * Generates requests with exactly one invalid value each, from the examples of the contract. Deterministic. Used by
 * tests of the mock and by `contract:verify`.
 */
import { parametersOf, type ContractDocument, type Route } from '../document.ts';
import { createInvalidValues, missing, type InvalidKind, type InvalidValues } from './invalid-values.ts';
import { mediaOf, sampleRequests, type FormBody, type SampleRequest } from './sample-requests.ts';

export interface InvalidRequest {
  /** The problem: `emails.0: wrong format`. */
  what: string;
  kind?: InvalidKind;
  /** The key of the reason in the `errors` of the response: the path of a property, a parameter, or `body`. */
  field: string;
  /** Whether the value matches no form of a union: the response names what is invalid in the form of its choice. */
  isAmbiguous?: true;
  request: SampleRequest;
}

export function createInvalidRequests(document: ContractDocument): (route: Route) => InvalidRequest[] {
  const invalidValues = createInvalidValues(document);
  return (route) => {
    const samples = sampleRequests(document, route);
    const [first] = samples;
    return [
      ...(first ? withInvalidParameter(document, invalidValues, first, 'query') : []),
      ...(first ? withInvalidParameter(document, invalidValues, first, 'header') : []),
      ...(first ? withUnreadableBody(first) : []),
      ...samples.flatMap((sample) => withInvalidBody(invalidValues, sample)),
    ];
  };
}

/** Omits each required query parameter or header, and replaces each parameter or header by invalid strings. */
function withInvalidParameter(
  document: ContractDocument,
  invalidValues: InvalidValues,
  sample: SampleRequest,
  where: 'query' | 'header',
): InvalidRequest[] {
  const property = where === 'query' ? 'query' : 'headers';
  const parameters = parametersOf(document, sample.route).filter((parameter) => parameter.in === where);
  return parameters.flatMap(({ name, schema, required, example }) => {
    const { [name]: value = String(example), ...others } = sample[property];
    const invalid = (what: string, values: Record<string, string>) => ({
      what: `${name}: ${what}`,
      field: name,
      request: { ...sample, [property]: values },
    });
    const found = invalidValues(schema, value).flatMap(({ what, value: text }) =>
      typeof text === 'string' ? [invalid(what, { ...others, [name]: text })] : [],
    );
    return required ? [invalid(missing, others), ...found] : found;
  });
}

function withUnreadableBody(sample: SampleRequest): InvalidRequest[] {
  const [type] = mediaOf(sample.route) ?? [];
  if (type === undefined) return [];
  const invalid = (what: string, body: SampleRequest['body'], field = 'body') => ({
    what: `${field}: ${what}`,
    field,
    request: { ...sample, body },
  });
  if (type === 'multipart/form-data') {
    return [invalid('no form', { type, text: 'no form' })];
  }
  return [
    invalid('empty', { type: 'application/json', text: '' }),
    invalid('no JSON', { type: 'application/json', text: '{"' }),
    invalid('a list', { type: 'application/json', value: [] }),
  ];
}

function withInvalidBody(invalidValues: InvalidValues, sample: SampleRequest): InvalidRequest[] {
  const schema = mediaOf(sample.route)?.[1].schema;
  const { body, name } = sample;
  if (!body || 'text' in body || !schema) return [];
  const isForm = body.type === 'multipart/form-data';
  const found = invalidValues(schema, body.value)
    .filter(({ path }) => !isForm || path.length > 0)
    .map(({ path, what, value, ...more }) => {
      const field = path.join('.') || 'body';
      const invalidBody = { ...body, value: value as object };
      return {
        what: `${field}: ${what} (${name})`,
        field,
        ...more,
        request: { ...sample, body: invalidBody },
      };
    });
  return isForm ? [...found, ...withUnreadablePart(sample, body)] : found;
}

const withUnreadablePart = (sample: SampleRequest, body: FormBody): InvalidRequest[] =>
  Object.keys(body.value)
    .filter((name) => !body.files.includes(name))
    .map((name) => ({
      what: `${name}: no JSON (${sample.name})`,
      field: name,
      request: { ...sample, body: { ...body, texts: { [name]: '{"' } } },
    }));
