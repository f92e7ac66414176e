import type { RequestMessage, ResponseMessage } from '../../calls/exchange.ts';
import { concurrency, pool } from '../../calls/pool.ts';
import { listIn } from '../../judge/cors.ts';
import type { Finding } from '../../judge/judge.ts';
import { unknownId } from '../probe.ts';
import { findingFor, type TransportOptions } from './probe-status.ts';

const requestHeaders = ['authorization', 'content-type', 'idempotency-key', 'range'];

/** Methods that browsers send without permission. */
const simpleMethods = new Set(['get', 'head', 'post']);

/** Sends the preflight request of each operation, without a token, as browsers do. */
export async function probePreflights(
  { routes, call }: TransportOptions,
  origin: string,
): Promise<Finding[]> {
  const found = await pool(concurrency, routes, async ({ method, path, operation }): Promise<Finding[]> => {
    const request: RequestMessage = {
      method: 'OPTIONS',
      url: path.replaceAll(/\{\w+\}/g, unknownId),
      headers: {
        origin,
        'access-control-request-method': method.toUpperCase(),
        'access-control-request-headers': requestHeaders.join(','),
      },
      body: undefined,
    };
    const exchange = await call('a preflight request', request);
    const { response } = exchange;
    if (!response) return [];
    const finding = findingFor(operation.operationId, exchange);
    if (response.status !== 204) return [finding('', 'status 204', `status ${response.status}`)];
    return differences(response, method).map(([name, expected]) =>
      finding(`header/${name}`, expected, response.headers[name] ?? 'nothing'),
    );
  });
  return found.flat();
}

function differences(response: ResponseMessage, method: string): [header: string, expected: string][] {
  const methods = listIn(response, 'access-control-allow-methods');
  const headers = listIn(response, 'access-control-allow-headers');
  // `*` does not include `Authorization`.
  const refused = requestHeaders.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  );
  const isAllowed = simpleMethods.has(method) || methods.includes(method) || methods.includes('*');
  return [
    ...(isAllowed ? [] : [['access-control-allow-methods', method.toUpperCase()] as [string, string]]),
    ...(refused.length === 0
      ? []
      : [['access-control-allow-headers', refused.join(', ')] as [string, string]]),
  ];
}
