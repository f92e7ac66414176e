import { isObject } from '../../requests/facets.ts';
import type { InvalidRequest } from '../../requests/invalid-requests.ts';
import type { SampleRequest } from '../../requests/sample-requests.ts';
import { unknownId, unknownParams, type InvalidPart } from './probe.ts';
import type { Refused } from './requests.ts';

interface InvalidParts extends Pick<InvalidRequest, 'what' | 'request'> {
  invalid: readonly InvalidPart[];
}

/** Requests with invalid parts. A server that accepts one changes nothing, because no record has the id. */
export const invalidProbes = (requests: readonly (InvalidRequest | InvalidParts)[]): Refused[] =>
  requests.map((one) => ({
    step: `invalid: ${one.what}`,
    status: 400,
    invalid: 'invalid' in one ? one.invalid : [one],
    request: withUnknownParams(one.request),
  }));

/** Replaces the ids in the path, and in the body where it repeats them: they must be equal. */
function withUnknownParams({ params, body, ...request }: SampleRequest): SampleRequest {
  const ids = new Set<unknown>(Object.values(params));
  const replace = (value: unknown): unknown => {
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replace(part)]));
    }
    return ids.has(value) ? unknownId : value;
  };
  const replaced = body && 'value' in body ? { ...body, value: replace(body.value) as object } : body;
  return { ...request, params: unknownParams(params), body: replaced };
}

/** The request with an invalid part inside a list or an object, whose key is a path. Empty if there is none. */
export const withInvalidPath = (requests: readonly InvalidRequest[]): InvalidRequest[] =>
  requests.filter(({ field, isAmbiguous }) => field.includes('.') && !isAmbiguous).slice(0, 1);

/**
 * A request with two invalid parts, because many servers report only the first one. Empty if the operation has
 * fewer than two properties or parameters.
 */
export function withTwoInvalidParts(requests: readonly InvalidRequest[]): InvalidParts[] {
  for (const [index, first] of requests.entries()) {
    for (const second of requests.slice(index + 1)) {
      const request = merge(first, second);
      if (request) return [{ what: `${first.what}, ${second.what}`, invalid: [first, second], request }];
    }
  }
  return [];
}

/** Undefined if the two requests cannot be merged. */
function merge(first: InvalidRequest, second: InvalidRequest): SampleRequest | undefined {
  const { field } = second;
  const [query, otherQuery] = [first.request.query, second.request.query];
  if (first.field === field || first.request.name !== second.request.name) return undefined;
  if (first.field in query && field in otherQuery) {
    return { ...first.request, query: { ...query, [field]: otherQuery[field] ?? '' } };
  }
  const body = jsonOf(first);
  const otherBody = jsonOf(second);
  if (!body || !otherBody || !(first.field in body) || !(field in otherBody)) return undefined;
  return {
    ...first.request,
    body: { type: 'application/json', value: { ...body, [field]: otherBody[field] } },
  };
}

function jsonOf({ request: { body } }: InvalidRequest): Record<string, unknown> | undefined {
  const isJson = body && 'value' in body && body.type === 'application/json';
  return isJson && isObject(body.value) ? body.value : undefined;
}
