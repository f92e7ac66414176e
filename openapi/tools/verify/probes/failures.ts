import { sampleRequests } from '../../requests/sample-requests.ts';
import { messageOf, tokenFor, unknownParams, type Probe, type ProbeContext } from './probe.ts';

/** Whether a client cannot provoke a status at will. */
export const isOrdered = (status: number): boolean => status === 429 || status === 500;

/** For every operation, calls that the server is asked to let fail: what it says then has to be of the documented shape. */
export async function failureProbes({ document, routes, tokens }: ProbeContext): Promise<Probe[]> {
  const probes = await Promise.all(
    routes.map(async (route): Promise<Probe[]> => {
      const { operationId: operation, responses } = route.operation;
      const [sample] = sampleRequests(document, route);
      const statuses = Object.keys(responses).map(Number).filter(isOrdered);
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
