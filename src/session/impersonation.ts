import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired } from './expiry.ts';
import { Role } from './roles.ts';
import { replaceSession, signIn, signOut, useSession, type Tokens } from './session.ts';
import { sessionStore } from './storage.ts';

/**
 * Continues as the learner whose token `POST /auth/impersonate` has returned (SES-039). Called once that has succeeded,
 * so that a refusal leaves no trace (D-022). A parent's own token is saved for the way back; for an Admin there is no
 * way back (D-020).
 *
 * @returns the learner
 * @throws as `readNewToken` does; then nothing is changed
 */
export async function startImpersonation({ token }: Tokens): Promise<SessionDetails> {
  const { readNewToken, readableClaims } = await import('./claims.ts');
  const learner = await readNewToken(token);
  const parentToken = sessionStore.get('token');
  const isParent = parentToken !== undefined && readableClaims(parentToken)?.role === Role.Parent;
  if (!isParent) return signIn({ token });
  // The parent's refresh token is not used until they are back (D-005).
  return replaceSession(learner, { token, parentToken, refreshToken: sessionStore.get('refreshToken') });
}

/** Whether there is a parent to return to. A saved token of anybody else is useless and is removed (D-021). */
export async function canSwitchBack(): Promise<boolean> {
  if (await savedParent()) return true;
  sessionStore.remove('parentToken');
  // A parent's refresh token must not refresh a learner's session (D-005).
  sessionStore.remove('refreshToken');
  useSession.setState({ isImpersonating: false });
  return false;
}

/**
 * Ends the impersonation: the saved token becomes the active one again (SES-041).
 *
 * @returns whether the parent is back; if not, their session had ended meanwhile and nobody is signed in (D-021)
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

/** Only a parent can return (SES-043). */
async function savedParent(): Promise<{ parent: SessionDetails; token: string } | undefined> {
  const token = sessionStore.get('parentToken');
  if (token === undefined) return undefined;
  const { readableClaims } = await import('./claims.ts');
  const parent = readableClaims(token);
  return parent?.role === Role.Parent ? { parent, token } : undefined;
}
