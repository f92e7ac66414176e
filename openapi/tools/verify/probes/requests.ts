import type { Route } from '../../document.ts';
import { createInvalidRequests, type InvalidRequest } from '../../requests/invalid-requests.ts';
import type { InvalidKind } from '../../requests/invalid-values.ts';
import { mediaOf, sampleRequests, type SampleRequest } from '../../requests/sample-requests.ts';
import type { RequestMessage } from '../calls/exchange.ts';
import { invalidProbes, withInvalidPath, withTwoInvalidParts } from './invalid.ts';
import {
  messageOf,
  tokenFor,
  unknownId,
  unknownParams,
  type InvalidPart,
  type Probe,
  type ProbeContext,
} from './probe.ts';

interface Options {
  isFuzzing: boolean;
  hasLargeBodies: boolean;
}

/** A body of spaces, one byte above the limit. All probes share it to save memory. */
const tooLarge = () => new Uint8Array(16 * 1024 * 1024 + 1).fill(0x20);

/**
 * For every operation, authorized calls that must be rejected: unknown ids, a body of another type, a `null` body,
 * a body that is too large, and invalid values. They change nothing on a conforming server.
 */
export async function requestProbes(
  context: ProbeContext,
  { isFuzzing, hasLargeBodies }: Options,
): Promise<Probe[]> {
  const invalidRequests = createInvalidRequests(context.document);
  const largeBody = hasLargeBodies ? tooLarge() : undefined;
  const probes = await Promise.all(
    context.routes.map(async (route): Promise<Probe[]> => {
      const [sample] = sampleRequests(context.document, route);
      const token = tokenFor(route, context.tokens);
      // Without the account of a permitted role, the server rejects every call.
      const isSecured = route.operation.security.length > 0;
      if (!sample || (isSecured && token === undefined)) return [];
      // A server may ignore `Idempotency-Key`, and then accepts any value of it.
      const invalid = invalidRequests(route).filter(({ field }) => field !== 'Idempotency-Key');
      const unknown = withUnknownIds(sample);
      const requests: Refused[] = [
        ...wrongBodies(sample, largeBody),
        ...invalidProbes([
          ...(isFuzzing ? invalid : [...usualInvalid(invalid), ...withInvalidPath(invalid)]),
          ...withTwoInvalidParts(invalid),
        ]),
        ...(unknown ? [{ step: 'unknown ids', status: 404, request: unknown }] : []),
      ];
      return Promise.all(
        requests
          .filter(({ status }) => isDocumented(route, status))
          .map(async ({ step, status, invalid: parts, request, body }) => ({
            operation: route.operation.operationId,
            step,
            status,
            invalid: parts,
            request: { ...(await messageOf(request, token)), ...(body && { body }) },
          })),
      );
    }),
  );
  return probes.flat();
}

export interface Refused {
  step: string;
  status: number;
  invalid?: readonly InvalidPart[];
  request: SampleRequest;
  body?: RequestMessage['body'];
}

const isDocumented = ({ operation }: Route, status: number) => String(status) in operation.responses;

/** The preferred order: more frameworks convert a text to a number than a number to a text. */
const typeKinds: InvalidKind[] = ['text for a number', 'text for a boolean', 'number for a text'];

/**
 * The first request, one with an unknown property of the body and of an object inside, and one with a value that
 * lenient servers convert.
 */
function usualInvalid(requests: readonly InvalidRequest[]): InvalidRequest[] {
  const ofKind = (kind: InvalidKind) => requests.filter((one) => one.kind === kind);
  const unknown = ofKind('unknown property');
  // A converted id may have to match another one, for which the server responds with 400, too.
  const ofTypes = typeKinds.flatMap(ofKind);
  const converted = ofTypes.find(({ field }) => !isId(field)) ?? ofTypes[0];
  const chosen = [
    requests[0],
    unknown.find(({ field }) => !field.includes('.')),
    unknown.find(({ field }) => field.includes('.')),
    converted,
  ];
  return [...new Set(chosen.filter((one) => one !== undefined))];
}

const isId = (field: string) => field.split('.').some((name) => idName.test(name));

function wrongBodies(sample: SampleRequest, largeBody: RequestMessage['body']): Refused[] {
  const [type] = mediaOf(sample.route) ?? [];
  if (type === undefined) return [];
  const request = (body: SampleRequest['body']): SampleRequest => ({
    ...sample,
    params: unknownParams(sample.params),
    body,
  });
  // The server must reject the wrong media type before it reads the body.
  const otherType = type === 'application/json' ? 'multipart/form-data' : 'application/json';
  const wrongType = {
    step: 'a body of another type',
    status: 415,
    request: request({ type: otherType, text: '{}' }),
  };
  if (type !== 'application/json') return [wrongType];
  const ofNull = request({ type, value: null });
  return [
    wrongType,
    { step: 'a body of null', status: 400, invalid: [{ field: 'body' }], request: ofNull },
    ...(largeBody
      ? [{ step: 'a body of more than 16 MB', status: 413, request: ofNull, body: largeBody }]
      : []),
  ];
}

/** Operations whose body contains an id that must match a token or a JSON string: another id returns 400. */
const boundIds = new Set(['submitChange', 'submitRsvp']);

/** Replaces the ids in path, query and body by unknown ones. Returns undefined if the sample has no ids. */
export function withUnknownIds(sample: SampleRequest): SampleRequest | undefined {
  const { params, query, body, route } = sample;
  if (boundIds.has(route.operation.operationId)) return undefined;
  const value = body && 'value' in body ? body.value : undefined;
  // The body may repeat the id of the path, which then has to match.
  const unknown = {
    params: Object.fromEntries(Object.entries(params).map(([name, id]) => [name, unknownOf(id)])),
    query: withoutIds(query),
    value: withoutIds(value),
  };
  if (JSON.stringify(unknown) === JSON.stringify({ params, query, value })) return undefined;
  return {
    ...sample,
    params: unknown.params,
    query: unknown.query as SampleRequest['query'],
    body: body && 'value' in body ? ({ ...body, value: unknown.value } as SampleRequest['body']) : body,
  };
}

const unknownOf = (id: string) => `${unknownId}-${id}`;

const idName = /^ids?$|Ids?$/;

function withoutIds(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return idName.test(name) ? unknownOf(value) : value;
  if (Array.isArray(value)) return value.map((one) => withoutIds(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutIds(one, key)]));
}
