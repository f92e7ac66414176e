import { isPublic, type Route } from '../../document.ts';
import { sampleRequests, type SampleRequest } from '../../requests/sample-requests.ts';
import type { RequestMessage } from '../calls/exchange.ts';
import { messageOf, tokenFor, unknownId, unknownParams, type Probe, type ProbeContext } from './probe.ts';

/**
 * For every secured operation: calls without a token (also with malformed JSON), with an unsigned token, with a wrong
 * signature and with an expired token (401 each), with each role outside `x-roles` (403), and with each permitted role of
 * staff, which the server rejects because of the body or the ids (400, 404). No probe has both a valid path and a valid
 * body, so a server that accepts one changes nothing.
 * @param expired an expired token that the server signed, if available
 */
export async function accessProbes(context: ProbeContext, expired: string | undefined): Promise<Probe[]> {
  const secured = context.routes.filter(({ operation }) => !isPublic(operation));
  const probes = await Promise.all(secured.map((route) => probesOf(context, route, expired)));
  return probes.flat();
}

async function probesOf(
  { document, tokens }: ProbeContext,
  route: Route,
  expired: string | undefined,
): Promise<Probe[]> {
  const { operationId: operation, 'x-roles': roles } = route.operation;
  const [sample] = sampleRequests(document, route);
  if (!sample) throw new Error(`The contract shows no call of ${operation}.`);
  const probe = async (step: string, status: number, token: string | undefined): Promise<Probe> => ({
    operation,
    step,
    status,
    request: await harmlessRequest(sample, token),
  });
  const token = tokenFor(route, tokens);
  const outsiders = Object.entries(tokens).filter(([role]) => roles.length > 0 && !roles.includes(role));
  const insiders = Object.entries(tokens).filter(([role]) => roles.includes(role) && isStaff(role));
  const allowed = await Promise.all(
    insiders.map(([role, ofRole]) => allowedProbe(route, sample, role, ofRole)),
  );
  const refused = await Promise.all([
    probe('no token', 401, undefined),
    ...(sample.body?.type === 'application/json' ? [malformedProbe(operation, sample)] : []),
    probe('a forged token', 401, forgedToken),
    ...(token === undefined ? [] : [probe('a wrong signature', 401, withWrongSignature(token))]),
    ...(expired === undefined ? [] : [probe('an expired token', 401, expired)]),
    ...outsiders.map(([role, ofRole]) => probe(`as ${role}`, 403, ofRole)),
  ]);
  return [...refused, ...allowed.flat()];
}

/** The token comes first: a parser for the whole server would reject the body. */
async function malformedProbe(operation: string, sample: SampleRequest): Promise<Probe> {
  const body = { type: 'application/json', text: '{"' } as const;
  const request = await messageOf({ ...sample, params: unknownParams(sample.params), body }, undefined);
  return { operation, step: 'no token, and malformed JSON', status: 401, request };
}

/** Ownership rules do not concern staff. */
const isStaff = (role: string) => ['ContentAdmin', 'Moderator', 'Tutor', 'Teatcher'].includes(role);

/** A server may reserve these for *ContentApprover* (*What a server may choose* in the contract). */
const decisions = ['approveChange', 'approveManyChanges', 'rejectChange', 'rejectManyChanges'];

/** A call of a permitted role that the server rejects because of the body or the ids, not because of the role. */
async function allowedProbe(
  { operation: { operationId: operation, responses } }: Route,
  sample: SampleRequest,
  role: string,
  token: string,
): Promise<Probe[]> {
  const { body, params } = sample;
  const hasBody = body?.type === 'application/json';
  const status = hasBody ? 400 : 404;
  const isMade = hasBody || (body === undefined && Object.keys(params).length > 0);
  if (!isMade || !(status in responses) || (role === 'Moderator' && decisions.includes(operation))) return [];
  const request = {
    ...sample,
    params: unknownParams(params),
    ...(hasBody && { body: { ...body, value: [] } }),
  };
  return [{ operation, step: `allowed as ${role}`, status, request: await messageOf(request, token) }];
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Changes the first character of the signature: the last one may have unused bits. */
const withWrongSignature = (token: string): string =>
  token.replace(/[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A'));

/** An unsigned token of an Admin that expires in 2100. */
export const forgedToken = [
  base64url({ alg: 'none', typ: 'JWT' }),
  base64url({ id: unknownId, role: 'Admin', name: 'Unknown', exp: Date.UTC(2100) / 1000 }),
  '',
].join('.');

export const harmlessRequest = (sample: SampleRequest, token: string | undefined): Promise<RequestMessage> =>
  messageOf(
    {
      ...sample,
      params: unknownParams(sample.params),
      query: {},
      body: sample.body && { ...sample.body, value: {} },
    },
    token,
  );
