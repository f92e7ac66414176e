import { mediaTypeOf, type Exchange, type ResponseMessage } from '../calls/exchange.ts';
import type { Difference, Finding } from './judge.ts';

/** Headers that browsers hide from the application unless the server exposes them. */
const exposed = ['content-disposition', 'content-range', 'accept-ranges', 'retry-after', 'allow', 'date'];

/** Statuses with which a gateway may respond in place of the server. */
const ofGateways = [502, 503, 504];

/** Checks that the application may read the response to a request with `Origin` (*Other origins* in the contract). */
export function judgeCors(exchange: Exchange, operation: string): Finding[] {
  const { request, response, step } = exchange;
  const origin = request.headers['origin'];
  if (origin === undefined || !response || ofGateways.includes(response.status)) return [];
  const isPreflight = 'access-control-request-method' in request.headers;
  return [
    ...originDifferences(response, origin),
    ...(isPreflight ? [] : [...exposedDifferences(response), ...varyDifferences(request.method, response)]),
  ].map((one) => ({ operation, step, ...one, exchange }));
}

const allowOrigin = 'access-control-allow-origin';

const difference = (name: string, expected: string, { headers }: ResponseMessage): Difference => ({
  pointer: `header/${name}`,
  expected,
  actual: headers[name] ?? 'nothing',
});

/** The values of a header with a list, in lower case. */
export const listIn = ({ headers }: ResponseMessage, name: string): string[] =>
  (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);

function originDifferences(response: ResponseMessage, origin: string): Difference[] {
  const isAllowed = [origin, '*'].includes(response.headers[allowOrigin] ?? '');
  return isAllowed ? [] : [difference(allowOrigin, `${origin} or *`, response)];
}

function exposedDifferences(response: ResponseMessage): Difference[] {
  const listed = listIn(response, 'access-control-expose-headers');
  const hidden = exposed.filter((name) => name in response.headers && !listed.includes(name));
  return hidden.length === 0 || listed.includes('*')
    ? []
    : [difference('access-control-expose-headers', hidden.join(', '), response)];
}

/** A browser could otherwise store a response that another origin has caused. */
function varyDifferences(method: string, response: ResponseMessage): Difference[] {
  // JSON may not be stored.
  const isStored = method === 'GET' && response.status < 300 && mediaTypeOf(response) !== 'application/json';
  const isFixed =
    response.headers[allowOrigin] === '*' ||
    listIn(response, 'vary').some((one) => /^(origin|\*)$/.test(one));
  return isStored && !isFixed ? [difference('vary', 'Origin', response)] : [];
}
