import type { Route } from '../../../document.ts';
import { mediaOf, sampleRequests } from '../../../requests/sample-requests.ts';
import { concurrency, pool } from '../../calls/pool.ts';
import { maxUrlLength, type Finding } from '../../judge/judge.ts';
import { messageOf, tokenFor, unknownId, unknownParams } from '../probe.ts';
import {
  callableRoutes,
  firstOfTags,
  noServerError,
  exactly,
  probeStatus,
  withQuery,
  type StatusProbe,
  type TransportOptions,
} from './probe-status.ts';

/** Checks the rules for URLs: letter case, percent-encoding, U+0000, and the length of ids and URLs. */
export async function probeUrls(options: TransportOptions): Promise<Finding[]> {
  const callable = callableRoutes(options);
  const withId = callable.filter((route) => route.path.includes('{') && !mediaOf(route));
  const literal = callable.filter((route) => !route.path.includes('{'));
  const reads = callable.filter(({ method }) => method === 'get');
  const probes = await Promise.all([
    ...withId.map((route) => pathProbe(options, route, 'x%00y')),
    ...firstOfTags(withId).flatMap((route) => ['%zz', '%ff'].map((id) => pathProbe(options, route, id))),
    ...firstOfTags(withId).map(async (route) => ({
      ...(await pathProbe(options, route, longId)),
      ...exactly(404),
    })),
    ...reads.map((route) => queryProbes(options, route)),
    ...firstOfTags(literal).map((route) => letterCaseProbe(options, route)),
  ]);
  const longUrls = reads.slice(0, 1).map(longUrlProbe);
  const found = await pool(concurrency, [...probes.flat(), ...longUrls], (probe) =>
    probeStatus(options.call, probe),
  );
  return found.flat();
}

async function sampleMessage({ document, tokens }: TransportOptions, route: Route) {
  const [sample] = sampleRequests(document, route);
  if (!sample) throw new Error(`The contract shows no call of ${route.operation.operationId}.`);
  return messageOf({ ...sample, params: unknownParams(sample.params) }, tokenFor(route, tokens));
}

/** One character more than an id has. */
const longId = 'x'.repeat(65);

/** @param id percent-encoded */
async function pathProbe(options: TransportOptions, route: Route, id: string): Promise<StatusProbe> {
  const request = await sampleMessage(options, route);
  return {
    operation: route.operation.operationId,
    step: `${id} in the path`,
    request: { ...request, url: request.url.replaceAll(unknownId, id) },
    ...noServerError,
    expected: 'status 404 or 400',
  };
}

async function queryProbes(options: TransportOptions, route: Route): Promise<StatusProbe[]> {
  const request = await sampleMessage(options, route);
  const [path = '', query = ''] = request.url.split('?');
  if (query === '') return [];
  const { operationId: operation } = route.operation;
  const [first = '', ...others] = query.split('&');
  const [name = ''] = first.split('=');
  const withValue = (value: string) => ({
    operation,
    step: `${value} in the query`,
    request: { ...request, url: `${path}?${[`${name}=${value}`, ...others].join('&')}` },
  });
  return [
    { ...withValue('x%00y'), ...exactly(400) },
    { ...withValue('%zz'), ...noServerError },
    { ...withValue('%ff'), ...noServerError },
  ];
}

/** Sends no body, so that nothing changes if the server accepts the path. */
async function letterCaseProbe(options: TransportOptions, route: Route): Promise<StatusProbe> {
  const request = await sampleMessage(options, route);
  const { 'content-type': _, ...headers } = request.headers;
  return {
    operation: route.operation.operationId,
    step: 'a path in capital letters',
    request: { ...request, headers, url: route.path.toUpperCase(), body: undefined },
    ...exactly(404),
  };
}

const longQuery = `${unknownId}=${'x'.repeat(maxUrlLength)}`;

/** One probe is enough: the server rejects a long URL before it selects an operation. */
const longUrlProbe = ({ path, operation }: Route): StatusProbe => ({
  operation: operation.operationId,
  step: 'a URL that is too long',
  request: {
    method: 'GET',
    url: withQuery(path.replaceAll(/\{\w+\}/g, unknownId), longQuery),
    headers: { accept: 'application/json' },
    body: undefined,
  },
  ...exactly(414),
});
