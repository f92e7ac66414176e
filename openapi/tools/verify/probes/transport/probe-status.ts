import { isPublic } from '../../../document.ts';
import type { Call } from '../../calls/caller.ts';
import type { Exchange, RequestMessage } from '../../calls/exchange.ts';
import type { Finding } from '../../judge/judge.ts';
import { tokenFor, type ProbeContext } from '../probe.ts';

export interface TransportOptions extends ProbeContext {
  call: Call;
}

/** A request, and the statuses that the contract allows for it. */
export interface StatusProbe {
  operation: string;
  step: string;
  request: RequestMessage;
  /** `status 400` */
  expected: string;
  isExpected: (status: number) => boolean;
}

export async function probeStatus(
  call: Call,
  { operation, step, request, expected, isExpected }: StatusProbe,
): Promise<Finding[]> {
  const exchange = await call(step, request);
  const { response } = exchange;
  return response === undefined || isExpected(response.status)
    ? []
    : [findingFor(operation, exchange)('', expected, `status ${response.status}`)];
}

export const exactly = (status: number): Pick<StatusProbe, 'expected' | 'isExpected'> => ({
  expected: `status ${status}`,
  isExpected: (actual) => actual === status,
});

/** For requests that a server may accept or reject. */
export const noServerError: Pick<StatusProbe, 'expected' | 'isExpected'> = {
  expected: 'status below 500',
  isExpected: (actual) => actual < 500,
};

/** The routes that are public, or for which there is a token. */
export const callableRoutes = ({ routes, tokens }: ProbeContext): ProbeContext['routes'] =>
  routes.filter((route) => isPublic(route.operation) || tokenFor(route, tokens) !== undefined);

/** The first route of each tag: servers often have a router, and with it a parser, for each tag. */
export const firstOfTags = (routes: ProbeContext['routes']): ProbeContext['routes'] =>
  [...Map.groupBy(routes, ({ operation }) => operation.tags[0]).values()].flatMap(([first]) => first ?? []);

export const withQuery = (url: string, more: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${more}`;

export const findingFor =
  (operation: string, exchange: Exchange) =>
  (pointer: string, expected: string, actual: string): Finding => ({
    operation,
    step: exchange.step,
    pointer,
    expected,
    actual,
    exchange,
    anchor: 'overview-transport',
  });
