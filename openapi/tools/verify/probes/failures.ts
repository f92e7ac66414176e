import { sampleRequests } from '../../requests/sample-requests.ts';
import { messageOf, tokenFor, unknownParams, type Probe, type ProbeContext } from './probe.ts';

/** Whether a status can only be tested with an injected fault. */
export const needsFault = (status: number): boolean => status === 429 || status === 500;

/** For every operation, calls for which the server injects a fault. Their responses must have the documented shape. */
export async function faultProbes({ document, routes, tokens }: ProbeContext): Promise<Probe[]> {
  const probes = await Promise.all(
    routes.map(async (route): Promise<Probe[]> => {
      const { operationId: operation, responses } = route.operation;
      const [sample] = sampleRequests(document, route);
      const statuses = Object.keys(responses).map(Number).filter(needsFault);
      if (!sample) return [];
      const request = await messageOf(
        { ...sample, params: unknownParams(sample.params) },
        tokenFor(route, tokens),
      );
      return statuses.map((status) => ({
        operation,
        step: `a failure with ${status}`,
        status,
        request,
      }));
    }),
  );
  return probes.flat();
}
