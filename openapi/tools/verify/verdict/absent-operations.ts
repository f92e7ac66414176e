import { routesOf } from '../../document.ts';
import { hasUnusualPath, jsonIn, mediaTypeOf, textOf, type Exchange } from '../calls/exchange.ts';
import { document } from '../contract.ts';
import { concernsStatus, type Finding } from '../judge/judge.ts';

/** Statuses of operations that a server does not implement. Some frameworks respond with 405. */
const absentStatuses = [404, 405, 501];

/** Statuses that a server may send before routing, because of a missing token or role. */
const refusals = [401, 403];

/**
 * Lists the operations that the server does not implement: it rejects every plain call with 404, 405 or 501. Such a
 * response that matches the contract means that the record is unknown, unless the server responds so to an unknown
 * path.
 * @param findings deviations of the exchanges
 * @param unknownPaths exchanges of paths that the contract does not have
 */
export function absentOperations(
  exchanges: readonly Exchange[],
  findings: readonly Finding[],
  unknownPaths: readonly Exchange[],
): Set<string> {
  const findingsOf = Map.groupBy(findings, ({ exchange }) => exchange);
  const isRefused = (call: Exchange) =>
    refusals.includes(statusOf(call)) && !(findingsOf.get(call) ?? []).some(concernsStatus);
  const unrouted = new Set(unknownPaths.map(shapeOf));
  const isUnrouted = (call: Exchange) =>
    unrouted.has(shapeOf(call)) ||
    !isOfRecord(call) ||
    // A wrong status does not mean that the operation is missing: a server may look for the record too early.
    findingsOf
      .get(call)
      ?.some((one) => (one.pointer === '' && !concernsStatus(one)) || one.pointer === 'header/content-type');
  const callsOf = Map.groupBy(exchanges, ({ operationId }) => operationId);
  return new Set(
    [...callsOf].flatMap(([operation, calls]) => {
      const plain = calls.filter((call) => isPlain(call) && !isRefused(call));
      const isAbsent =
        plain.length > 0 &&
        !calls.some((call) => call.response !== undefined && statusOf(call) < 300) &&
        plain.every((call) => absentStatuses.includes(statusOf(call))) &&
        plain.some(isUnrouted);
      return operation !== undefined && isAbsent ? [operation] : [];
    }),
  );
}

/** Whether routing decides the response. Frameworks parse a body before routing, and reject one that they cannot parse. */
function isPlain({ request }: Exchange): boolean {
  if (hasUnusualPath(request)) return false;
  // Fastify also rejects a missing body whose type is given.
  if (request.body === undefined) return !('content-type' in request.headers);
  const value = mediaTypeOf(request) === 'application/json' ? jsonIn(textOf(request.body)) : undefined;
  return typeof value === 'object' && value !== null;
}

/** Whether a response may mean that the record is unknown. */
const isOfRecord = ({ operationId = '', response }: Exchange) =>
  response?.status === 404 && ofRecords.has(operationId);

const ofRecords = new Set(
  routesOf(document).flatMap(({ operation: { operationId, responses } }) =>
    '404' in responses ? [operationId] : [],
  ),
);

/** The status and text of a response without its path and method, which frameworks repeat. */
function shapeOf({ request, response }: Exchange): string {
  if (!response) return '';
  const text = textOf(response.body);
  const { title, message } = (jsonIn(text) ?? {}) as { title?: unknown; message?: unknown };
  const isProblem = title !== undefined || message !== undefined;
  // Some frameworks add the time of the request.
  const words = isProblem ? JSON.stringify([title, message]) : namesIn(text);
  const path = request.url.split('?')[0] ?? '';
  return [response.status, words.replaceAll(path, '').replaceAll(request.method, '')].join(' ');
}

/** The names of the properties of a JSON object, or the text itself. */
function namesIn(text: string): string {
  const value = jsonIn(text);
  return typeof value === 'object' && value !== null ? Object.keys(value).toSorted().join(' ') : text;
}

const statusOf = ({ response }: Exchange) => response?.status ?? 0;
