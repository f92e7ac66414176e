import type { Call } from './calls/caller.ts';
import { textOf } from './calls/exchange.ts';
import { roles, type Account, type Environment, type VerifiedRole } from './environment.ts';
import { pool } from './pool.ts';

export interface Preflight {
  /** A token for each role that could sign in. */
  tokens: Partial<Record<VerifiedRole, string>>;
  /** Why the kit cannot begin, a sentence each. */
  problems: string[];
  /** What the environment does not have, and what is skipped for it. */
  missing: string[];
}

/** Signs in once for each account of the environment: a server may limit how often somebody signs in. */
export async function signInAll(call: Call, { accounts }: Environment): Promise<Preflight> {
  const tokens: Preflight['tokens'] = {};
  const given = roles.filter((role) => accounts[role]);
  const problems = await pool(1, given, async (role) => {
    const result = await signIn(call, role, accounts[role]);
    if ('problem' in result) return [result.problem];
    tokens[role] = result.token;
    return [];
  });
  const missing = roles
    .filter((role) => !accounts[role])
    .map((role) => `${role.toUpperCase()}_USER and ${role.toUpperCase()}_PASSWORD`);
  return { tokens, problems: problems.flat(), missing };
}

async function signIn(
  call: Call,
  role: VerifiedRole,
  account: Account | undefined,
): Promise<{ token: string } | { problem: string }> {
  const { response, failure } = await call(`sign in as ${role}`, {
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(account)),
  });
  if (!response) return { problem: `The server cannot be reached: ${failure}.` };
  const token = tokenIn(textOf(response.body));
  if (response.status === 200 && token !== undefined) return { token };
  return { problem: `Signing in as ${role} failed with status ${response.status}.` };
}

function tokenIn(text: string): string | undefined {
  try {
    const { token } = JSON.parse(text) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
