import type { ContractDocument, Route } from '../../document.ts';
import { fetchArguments, type SampleRequest } from '../../requests/sample-requests.ts';
import type { RequestMessage } from '../calls/exchange.ts';
import type { VerifiedRole } from '../run/environment.ts';

/** A request whose status the contract fixes, whatever the server's records are. */
export interface Probe {
  operation: string;
  /** What is wrong with the request: `no token`, `as Learner`. */
  step: string;
  request: RequestMessage;
  status: number;
}

export interface ProbeContext {
  document: ContractDocument;
  routes: readonly Route[];
  tokens: Partial<Record<VerifiedRole, string>>;
}

/** Nobody has it: should the server let a probe through, no record changes. */
export const unknownId = 'contract-verify-unknown';

/** The parameters of a path, with ids that nobody has. */
export const unknownParams = (params: SampleRequest['params']): SampleRequest['params'] =>
  Object.fromEntries(Object.keys(params).map((name) => [name, unknownId]));

/** A token of somebody who may call an operation: an Admin rather than others, whom ownership would refuse. */
export function tokenFor({ operation }: Route, tokens: ProbeContext['tokens']): string | undefined {
  const roles = operation['x-roles'];
  const mayCall = (role: string) => roles.length === 0 || roles.includes(role);
  return Object.entries(tokens).find(([role]) => mayCall(role))?.[1];
}

/** A sample as it is sent. */
export async function messageOf(sample: SampleRequest, token: string | undefined): Promise<RequestMessage> {
  const { url, init } = fetchArguments(sample);
  const message = new Request(new URL(url, 'http://probe.invalid'), init);
  const sent = new Uint8Array(await message.arrayBuffer());
  return {
    method: message.method,
    url,
    headers: { ...Object.fromEntries(message.headers), ...(token && { authorization: `Bearer ${token}` }) },
    body: sent.byteLength > 0 ? sent : undefined,
  };
}
