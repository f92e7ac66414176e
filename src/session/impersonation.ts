import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired } from './expiry.ts';
import { Role } from './roles.ts';
import { replaceSession, signIn, signOut, useSession, type Tokens } from './session.ts';
import { sessionStore } from './storage.ts';

/**
 * Continues as the learner whose token `POST /auth/impersonate` has returned (SES-039, D-022). Saves a parent's token
 * for switching back; an Admin cannot switch back (D-020).
 *
 * @throws like `readNewToken`; the session is then unchanged
 */
export async function startImpersonation({ token }: Tokens): Promise<SessionDetails> {
  const { readNewToken, readStoredClaims } = await import('./claims.ts');
  const learner = await readNewToken(token);
  const parentToken = sessionStore.get('token');
  const isParent = parentToken !== undefined && readStoredClaims(parentToken)?.role === Role.Parent;
  if (!isParent) return signIn({ token });
  // Switching back also restores the parent's refresh token (D-005).
  return replaceSession(learner, { token, parentToken, refreshToken: sessionStore.get('refreshToken') });
}

/** Whether a parent's token is saved. Removes a saved token of another role (D-021). */
export async function canSwitchBack(): Promise<boolean> {
  if (await savedParent()) return true;
  sessionStore.remove('parentToken');
  // The parent's refresh token must not refresh the learner's session (D-005).
  sessionStore.remove('refreshToken');
  useSession.setState({ isImpersonating: false });
  return false;
}

/**
 * Restores the parent's token (SES-041). If none is saved or it has expired, signs out and returns false (D-021).
 */
export async function switchBack(): Promise<boolean> {
  const saved = await savedParent();
  if (!saved || isExpired(saved.parent, clock.now())) {
    signOut();
    return false;
  }
  const { parent, token } = saved;
  replaceSession(parent, { token, refreshToken: sessionStore.get('refreshToken') });
  return true;
}

/** Only a parent can switch back (SES-043). */
async function savedParent(): Promise<{ parent: SessionDetails; token: string } | undefined> {
  const token = sessionStore.get('parentToken');
  if (token === undefined) return undefined;
  const { readStoredClaims } = await import('./claims.ts');
  const parent = readStoredClaims(token);
  return parent?.role === Role.Parent ? { parent, token } : undefined;
}
