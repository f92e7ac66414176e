import type { ContractDocument, Route } from '../../document.ts';
import type { InvalidRequest } from '../../requests/invalid-requests.ts';
import { fetchArguments, type SampleRequest } from '../../requests/sample-requests.ts';
import type { RequestMessage } from '../calls/exchange.ts';
import type { VerifiedRole } from '../run/environment.ts';

/** A request whose status the contract determines, whatever records the server has. */
export interface Probe {
  operation: string;
  /** The defect of the request: `no token`, `as Learner`. */
  step: string;
  request: RequestMessage;
  status: number;
  /** What is invalid in the request. The response must name these parts and no others. */
  invalid?: readonly InvalidPart[] | undefined;
}

export type InvalidPart = Pick<InvalidRequest, 'field' | 'isAmbiguous'>;

export interface ProbeContext {
  document: ContractDocument;
  routes: readonly Route[];
  tokens: Partial<Record<VerifiedRole, string>>;
}

/** No record has this id, so a probe that the server accepts changes nothing. */
export const unknownId = 'contract-verify-unknown';

export const unknownParams = (params: SampleRequest['params']): SampleRequest['params'] =>
  Object.fromEntries(Object.keys(params).map((name) => [name, unknownId]));

/** A token of a role that may call an operation. Prefers Admin, because ownership rules may reject other roles. */
export function tokenFor({ operation }: Route, tokens: ProbeContext['tokens']): string | undefined {
  const roles = operation['x-roles'];
  const mayCall = (role: string) => roles.length === 0 || roles.includes(role);
  return Object.entries(tokens).find(([role]) => mayCall(role))?.[1];
}

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
