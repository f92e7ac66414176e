import type { Route } from '../../document.ts';
import { createInvalidRequests } from '../../requests/invalid-requests.ts';
import { mediaOf, sampleRequests, type SampleRequest } from '../../requests/sample-requests.ts';
import type { RequestMessage } from '../calls/exchange.ts';
import { messageOf, tokenFor, unknownId, unknownParams, type Probe, type ProbeContext } from './probe.ts';

interface Options {
  /** Whether to send every request that is invalid in one place, instead of one for each operation. */
  isFuzzing: boolean;
  hasLargeBodies: boolean;
}

/** One byte more than the contract allows, a space each. All probes share it: one for each would take a gigabyte. */
const tooLarge = () => new Uint8Array(16 * 1024 * 1024 + 1).fill(0x20);

/**
 * For every operation, calls that may be made and have to be refused: ids that nobody has, a body of another type, a body of
 * `null`, one that is too large, and what is invalid in one place. None of them changes a record of a server that conforms.
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
      // Without an account that may call it, every call would be refused for that reason.
      const isSecured = route.operation.security.length > 0;
      if (!sample || (isSecured && token === undefined)) return [];
      const invalid = invalidRequests(route);
      const unknown = withUnknownIds(sample);
      const requests: Refused[] = [
        ...wrongBodies(sample, largeBody),
        ...(isFuzzing ? invalid : invalid.slice(0, 1)).map(({ what, request }) => ({
          step: `invalid: ${what}`,
          status: 400,
          request: { ...request, params: unknownParams(request.params) },
        })),
        ...(unknown ? [{ step: 'ids that nobody has', status: 404, request: unknown }] : []),
      ];
      return Promise.all(
        requests
          .filter(({ status }) => isDocumented(route, status))
          .map(async ({ step, status, request, body }) => ({
            operation: route.operation.operationId,
            step,
            status,
            request: { ...(await messageOf(request, token)), ...(body && { body }) },
          })),
      );
    }),
  );
  return probes.flat();
}

/** A call that has to be refused. */
interface Refused {
  step: string;
  status: number;
  request: SampleRequest;
  /** In place of the body of the request. */
  body?: RequestMessage['body'];
}

const isDocumented = ({ operation }: Route, status: number) => String(status) in operation.responses;

function wrongBodies(sample: SampleRequest, largeBody: RequestMessage['body']): Refused[] {
  const [type] = mediaOf(sample.route) ?? [];
  if (type === undefined) return [];
  const request = (body: SampleRequest['body']): SampleRequest => ({
    ...sample,
    params: unknownParams(sample.params),
    body,
  });
  // Each as the other: both have to be refused by their type, before anybody reads them.
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
    { step: 'a body of null', status: 400, request: ofNull },
    ...(largeBody
      ? [{ step: 'a body of more than 16 MB', status: 413, request: ofNull, body: largeBody }]
      : []),
  ];
}

/** Their body repeats an id in a JSON string, or names what belongs to a token: another id there is a 400. */
const boundIds = new Set(['submitChange', 'submitRsvp']);

/** The sample with ids that nobody has, in its path, its query and its body. Undefined if it has no ids. */
function withUnknownIds(sample: SampleRequest): SampleRequest | undefined {
  const { params, query, body, route } = sample;
  if (boundIds.has(route.operation.operationId)) return undefined;
  const value = body && 'value' in body ? body.value : undefined;
  // The id of a path may stand in the body once more, and then has to be the same.
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
