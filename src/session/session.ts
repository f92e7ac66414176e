import { create } from 'zustand';
import { clock } from '#lib/clock.ts';
import type { SessionDetails } from './claims.ts';
import { sessionStore } from './storage.ts';

interface SessionState {
  /** Whoever is signed in; undefined for a visitor. */
  details: SessionDetails | undefined;
}

export const useSession = create<SessionState>(() => ({ details: undefined }));

/** Whoever is signed in now, outside of React: guards and loaders. */
export const currentSession = (): SessionDetails | undefined => useSession.getState().details;

/**
 * Looks at the stored token before the first render. Whoever is not signed in starts with an empty storage (D-002);
 * an expired or unreadable token counts as not signed in. The decoder is loaded only when there is something to
 * decode: a visitor of the home page never downloads it.
 */
export async function startSession(): Promise<void> {
  const token = sessionStore.get('token');
  const details = token === undefined ? undefined : await readValid(token);
  if (details) remember(details);
  else sessionStore.clearAll();
  useSession.setState({ details });
}

/**
 * Stores a new session and drops every answer cached for the one before (D-017).
 *
 * @throws Error when the server's token cannot be read; then nothing is stored
 */
export async function signIn(tokens: {
  token: string;
  refreshToken?: string | undefined;
}): Promise<SessionDetails> {
  const { readClaims } = await import('./claims.ts');
  const details = readClaims(tokens.token);
  await dropCache();
  sessionStore.removeSession();
  storeTokens(tokens);
  remember(details);
  useSession.setState({ details });
  return details;
}

/** The same person with a newer token: nothing cached is dropped. */
export async function renewSession(tokens: {
  token: string;
  refreshToken?: string | undefined;
}): Promise<void> {
  const { readClaims } = await import('./claims.ts');
  const details = readClaims(tokens.token);
  storeTokens(tokens);
  remember(details);
  useSession.setState({ details });
}

/** Takes the session away, with everything cached for it. Where to go then is the caller's business (D-001). */
export async function signOut(): Promise<void> {
  sessionStore.removeSession();
  sessionStore.remove('parentToken');
  useSession.setState({ details: undefined });
  await dropCache();
}

function storeTokens({ token, refreshToken }: { token: string; refreshToken?: string | undefined }): void {
  sessionStore.set('token', token);
  if (refreshToken !== undefined) sessionStore.set('refreshToken', refreshToken);
}

/** `role` and `userId` are informational: they are written from the token and never read back (D-016). */
function remember({ id, role }: SessionDetails): void {
  sessionStore.set('userId', id);
  if (role === undefined) sessionStore.remove('role');
  else sessionStore.set('role', role);
}

async function readValid(token: string): Promise<SessionDetails | undefined> {
  const { isExpired, readClaims } = await import('./claims.ts');
  try {
    const details = readClaims(token);
    return isExpired(details, clock.now()) ? undefined : details;
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Cannot decode the token.');
    return undefined;
  }
}

async function dropCache(): Promise<void> {
  const { queryClient } = await import('#api/query-client.ts');
  queryClient.clear();
}
