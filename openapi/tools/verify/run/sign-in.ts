import type { Call } from '../calls/caller.ts';
import { jsonIn, textOf } from '../calls/exchange.ts';
import { pool } from '../calls/pool.ts';
import { roles, type Account, type Environment, type VerifiedRole } from './environment.ts';

export interface SignInResult {
  tokens: Partial<Record<VerifiedRole, string>>;
  problems: string[];
  missing: string[];
}

/**
 * Signs in once per account, because servers may limit sign-ins.
 * @param server the API base, for messages
 */
export async function signInAll(
  call: Call,
  server: string,
  { accounts }: Pick<Environment, 'accounts'>,
): Promise<SignInResult> {
  const tokens: SignInResult['tokens'] = {};
  const given = roles.filter((role) => accounts[role]);
  const problems = await pool(1, given, async (role) => {
    const result = await signIn(call, server, role, accounts[role]);
    if ('problem' in result) return [result.problem];
    tokens[role] = result.token;
    return [];
  });
  // Without accounts, check that the server responds at all.
  const unreachable = given.length === 0 ? await checkReachable(call, server) : [];
  const missing = roles
    .filter((role) => !accounts[role])
    .map((role) => `${role.toUpperCase()}_USER and ${role.toUpperCase()}_PASSWORD`);
  return { tokens, problems: [...new Set([...problems.flat(), ...unreachable])], missing };
}

const unreachableProblem = (server: string, failure = 'no response') =>
  `The server cannot be reached at ${server}: ${failure}.`;

async function checkReachable(call: Call, server: string): Promise<string[]> {
  const { response, failure } = await call('reach', {
    method: 'GET',
    url: '/',
    headers: { accept: 'application/json' },
    body: undefined,
  });
  return response ? [] : [unreachableProblem(server, failure)];
}

async function signIn(
  call: Call,
  server: string,
  role: VerifiedRole,
  account: Account | undefined,
): Promise<{ token: string } | { problem: string }> {
  const { response, failure } = await call(`sign in as ${role}`, {
    method: 'POST',
    url: signInPath,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(account)),
  });
  if (!response) return { problem: unreachableProblem(server, failure) };
  const { status, body } = response;
  const token = tokenIn(textOf(body));
  if (status === 200 && token !== undefined) return { token };
  return { problem: signInProblem(server, role, status) };
}

const signInPath = '/auth/login';

/** Explains a failed sign-in. Reasons that do not depend on the account have the same text for all accounts. */
function signInProblem(server: string, role: VerifiedRole, status: number): string {
  const name = role.toUpperCase();
  if (status === 200) {
    return `Signing in as ${role} returned no token: the contract requires the property 'token' in the response of loginUser.`;
  }
  if (status === 400 || status === 401) {
    return `Signing in as ${role} failed with status ${status}: check ${name}_USER and ${name}_PASSWORD.`;
  }
  return [
    `Signing in does not work: POST ${server}${signInPath} (loginUser) responds with status ${status}.`,
    status === 404
      ? 'Check that --server is the URL to which the paths of the contract are appended.'
      : undefined,
    'If your server does not have this operation yet, implement it first: nearly all the other operations need a token.',
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

function tokenIn(text: string): string | undefined {
  const token = (jsonIn(text) as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' ? token : undefined;
}
