import { hasUnusualPath, jsonIn, mediaTypeOf, textOf, type Exchange } from '../calls/exchange.ts';
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
    // A deviation inside a body, or a missing header, does not mean that the operation is missing.
    findingsOf.get(call)?.some(({ pointer }) => pointer === '' || pointer === 'header/content-type');
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

/** The status and text of a response without its path and method, which frameworks repeat. */
function shapeOf({ request, response }: Exchange): string {
  if (!response) return '';
  const text = textOf(response.body);
  const { title, message } = (jsonIn(text) ?? {}) as { title?: unknown; message?: unknown };
  const words = title === undefined && message === undefined ? text : JSON.stringify([title, message]);
  const path = request.url.split('?')[0] ?? '';
  return [response.status, words.replaceAll(path, '').replaceAll(request.method, '')].join(' ');
}

const statusOf = ({ response }: Exchange) => response?.status ?? 0;
