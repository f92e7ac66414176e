import { isPublic, routesOf, type ContractDocument, type Route } from '../../../document.ts';
import { sampleRequests } from '../../../requests/sample-requests.ts';
import type { ContractValidator } from '../../../validator/validator.ts';
import { mediaTypeOf, type RequestMessage, type ResponseMessage } from '../../calls/exchange.ts';
import { concurrency, pool } from '../../calls/pool.ts';
import type { Finding } from '../../judge/judge.ts';
import { forgedToken, harmlessRequest } from '../access.ts';
import { messageOf, tokenFor, unknownId, unknownParams } from '../probe.ts';
import { probeBodies } from './bodies.ts';
import { probePreflights } from './preflights.ts';
import { exactly, findingFor, probeStatus, withQuery, type TransportOptions } from './probe-status.ts';
import { probeUrls } from './urls.ts';

interface Options extends TransportOptions {
  validator: ContractValidator;
  /** The origin of the application, if responses must allow it. */
  origin?: string | undefined;
}

/**
 * Checks the rules under *Transport*: methods, URLs, query parameters, bodies, invalid tokens of public operations,
 * and preflight requests.
 * @param options routes that the server implements
 */
export async function probeTransport(options: Options): Promise<Finding[]> {
  // The path with its own `servers` may coincide with another path (D-184).
  const routes = options.routes.filter(({ item }) => !item.servers);
  const paths = [...Map.groupBy(routes, ({ path }) => path).values()];
  const reads = routes.filter(({ method }) => method === 'get');
  const ofPaths = await pool(concurrency, paths, (ofPath) => probeMethods(options, ofPath));
  const ofReads = await pool(concurrency, reads, (route) => probeRead(options, route));
  const ofPublic = await pool(
    concurrency,
    routes.filter(({ operation }) => isPublic(operation)),
    (route) => probeInvalidToken(options, route),
  );
  const secured = reads.find(({ operation }) => !isPublic(operation));
  return [
    ...[...ofPaths, ...ofReads, ...ofPublic].flat(),
    ...(secured ? await probeScheme(options, secured) : []),
    ...(await probeUrls({ ...options, routes })),
    ...(await probeBodies({ ...options, routes })),
    ...(options.origin === undefined ? [] : await probePreflights({ ...options, routes }, options.origin)),
  ];
}

/** Checks the methods of a path without a token: routing comes before authentication. */
async function probeMethods({ document, call }: Options, routes: readonly Route[]): Promise<Finding[]> {
  const [route] = routes;
  if (!route) return [];
  const { path, operation } = route;
  const url = path.replaceAll(/\{\w+\}/g, unknownId);
  const send = (step: string, method: string) =>
    call(step, { method, url, headers: { accept: 'application/json' }, body: undefined });
  // Send no body, so that nothing changes if the server accepts the method.
  const unknownMethod = ['PATCH', 'PUT'].find((one) => !methodsOf(document, path).includes(one)) ?? '';
  return [
    { exchange: await send('OPTIONS', 'OPTIONS'), status: 204 },
    { exchange: await send(`${unknownMethod}, which the path does not have`, unknownMethod), status: 405 },
  ].flatMap(({ exchange, status }) => {
    const { response } = exchange;
    if (!response) return [];
    const finding = findingFor(operation.operationId, exchange);
    if (response.status !== status) return [finding('', `status ${status}`, `status ${response.status}`)];
    const allowed = (response.headers['allow'] ?? '').toUpperCase().split(/\s*,\s*/);
    const missing = routes.map(({ method }) => method.toUpperCase()).filter((one) => !allowed.includes(one));
    return missing.length === 0
      ? []
      : [finding('header/allow', missing.join(', '), response.headers['allow'] ?? 'nothing')];
  });
}

const methodsOf = (document: ContractDocument, path: string) =>
  routesOf(document)
    .filter((route) => route.path === path)
    .map(({ method }) => method.toUpperCase());

/** Checks the variants of a GET that have the same response, and a repeated query parameter. */
async function probeRead({ document, tokens, call }: Options, route: Route): Promise<Finding[]> {
  const { operationId } = route.operation;
  const [sample] = sampleRequests(document, route);
  if (!sample) throw new Error(`The contract shows no call of ${operationId}.`);
  const token = tokenFor(route, tokens);
  const request = await messageOf({ ...sample, params: unknownParams(sample.params) }, token);
  const [path = '', query = ''] = request.url.split('?');
  const { response } = await call('GET', request);
  if (!response) return [];
  const variants: Record<string, Partial<RequestMessage>> = {
    HEAD: { method: 'HEAD' },
    'a slash at the end': { url: request.url.replace(path, `${path}/`) },
    'a Content-Type without a body': { headers: { ...request.headers, 'content-type': 'application/json' } },
    'an unknown query parameter': { url: withQuery(request.url, `${unknownId}=1`) },
  };
  const found = await pool(1, Object.entries(variants), async ([step, change]): Promise<Finding[]> => {
    const exchange = await call(step, { ...request, ...change });
    const expected = outcomeOf(response);
    const actual = exchange.response ? outcomeOf(exchange.response) : expected;
    return actual === expected
      ? []
      : [findingFor(operationId, exchange)('', `${expected}, as for GET`, actual)];
  });
  const isRefused = token === undefined && !isPublic(route.operation);
  const repeated = await (query === '' || isRefused
    ? []
    : probeStatus(call, {
        operation: operationId,
        step: 'a query parameter that is sent twice',
        request: { ...request, url: withQuery(request.url, query.split('&')[0] ?? '') },
        ...exactly(400),
      }));
  return [...found.flat(), ...repeated];
}

async function probeInvalidToken({ document, call }: Options, route: Route): Promise<Finding[]> {
  const [sample] = sampleRequests(document, route);
  if (!sample) return [];
  const without = await harmlessRequest(sample, undefined);
  const { response } = await call('without a token', without);
  if (!response) return [];
  const headers = { ...without.headers, authorization: `Bearer ${forgedToken}` };
  const exchange = await call('a forged token', { ...without, headers });
  const [expected, actual] = [response.status, exchange.response?.status ?? response.status];
  return actual === expected
    ? []
    : [
        findingFor(route.operation.operationId, exchange)(
          '',
          `status ${expected}, as without a token`,
          `status ${actual}`,
        ),
      ];
}

/** One probe is enough: all operations check tokens alike. */
async function probeScheme({ document, tokens, call }: Options, route: Route): Promise<Finding[]> {
  const [sample] = sampleRequests(document, route);
  const token = tokenFor(route, tokens);
  if (!sample || token === undefined) return [];
  const request = await harmlessRequest(sample, token);
  const { response } = await call('GET', request);
  if (!response) return [];
  return probeStatus(call, {
    operation: route.operation.operationId,
    step: 'the scheme of the token in lower case',
    request: { ...request, headers: { ...request.headers, authorization: `bearer ${token}` } },
    ...exactly(response.status),
  });
}

const outcomeOf = (response: ResponseMessage) =>
  `status ${response.status} with ${mediaTypeOf(response) ?? 'no body'}`;
