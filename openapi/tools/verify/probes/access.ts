import { isPublic, routesOf, type ContractDocument, type Route } from '../../document.ts';
import { fetchArguments, sampleRequests, type SampleRequest } from '../../requests/sample-requests.ts';
import type { RequestMessage } from '../calls/exchange.ts';

/** A request whose status the contract fixes, whatever the server's records are. */
export interface Probe {
  operation: string;
  /** What is wrong with the request: `no token`, `as Learner`. */
  step: string;
  request: RequestMessage;
  status: number;
}

export interface ProbeTokens {
  /** A token of somebody with this role, by role. */
  roles: Readonly<Record<string, string>>;
  /** One that the server has signed and that has expired; undefined if the environment has none. */
  expired: string | undefined;
}

/** Nobody has it: should the server let a probe through, no record changes. */
const unknownId = 'contract-verify-unknown';

/**
 * For every secured operation: a call without a token, with one that nobody has signed and with an expired one, 401 each, and a
 * call with each role outside `x-roles`, 403. No probe has a valid path and a valid body: a server that lets one through
 * answers 404 or 400, and changes nothing.
 *
 * @param isIncluded which operations, by operationId
 */
export async function accessProbes(
  document: ContractDocument,
  tokens: ProbeTokens,
  isIncluded: (route: Route) => boolean,
): Promise<Probe[]> {
  const routes = routesOf(document).filter((route) => !isPublic(route.operation) && isIncluded(route));
  const probes = await Promise.all(routes.map((route) => probesOf(document, route, tokens)));
  return probes.flat();
}

async function probesOf(document: ContractDocument, route: Route, tokens: ProbeTokens): Promise<Probe[]> {
  const { operationId: operation, 'x-roles': roles } = route.operation;
  const [sample] = sampleRequests(document, route);
  if (!sample) throw new Error(`The contract shows no call of ${operation}.`);
  const probe = async (step: string, status: number, token: string | undefined): Promise<Probe> => ({
    operation,
    step,
    status,
    request: await harmless(sample, token),
  });
  const outsiders = Object.entries(tokens.roles).filter(
    ([role]) => roles.length > 0 && !roles.includes(role),
  );
  return Promise.all([
    probe('no token', 401, undefined),
    probe('a token that nobody has signed', 401, forged),
    ...(tokens.expired === undefined ? [] : [probe('an expired token', 401, tokens.expired)]),
    ...outsiders.map(([role, token]) => probe(`as ${role}`, 403, token)),
  ]);
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** It claims to be an Admin until 2100, and says that no signature is needed. */
const forged = [
  base64url({ alg: 'none', typ: 'JWT' }),
  base64url({ id: unknownId, role: 'Admin', name: 'Nobody', exp: Date.UTC(2100) / 1000 }),
  '',
].join('.');

/** The sample with ids that nobody has, and without what its body has to have. */
async function harmless(sample: SampleRequest, token: string | undefined): Promise<RequestMessage> {
  const params = Object.fromEntries(Object.keys(sample.params).map((name) => [name, unknownId]));
  const body = sample.body && { ...sample.body, value: {} };
  const { url, init } = fetchArguments({ ...sample, params, query: {}, body });
  const message = new Request(new URL(url, 'http://probe.invalid'), init);
  const sent = new Uint8Array(await message.arrayBuffer());
  return {
    method: message.method,
    url,
    headers: { ...Object.fromEntries(message.headers), ...(token && { authorization: `Bearer ${token}` }) },
    body: sent.byteLength > 0 ? sent : undefined,
  };
}
