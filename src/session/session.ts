import { create } from 'zustand';
import { clock } from '#lib/clock.ts';
import type { SessionDetails } from './claims.ts';
import { sessionStore } from './storage.ts';

interface SessionState {
  /** Whoever is signed in; undefined for a visitor. */
  details: SessionDetails | undefined;
  /** A parent acts as this learner: the parent's token is saved, and somebody is signed in (SES-040). */
  isImpersonating: boolean;
  /** One session is taking the place of another; no screen stands in between (change-session.ts). */
  isChanging: boolean;
}

/** What a sign-in answers. */
export interface Tokens {
  token: string;
  refreshToken?: string | undefined;
}

export const useSession = create<SessionState>(() => ({
  details: undefined,
  isImpersonating: false,
  isChanging: false,
}));

/** Whoever is signed in now, outside of React: guards and loaders. */
export const currentSession = (): SessionDetails | undefined => useSession.getState().details;

/**
 * Looks at the stored token before the first render. Whoever is not signed in starts with an empty storage (D-002);
 * an expired or unreadable token counts as not signed in. The decoder is loaded only when there is something to
 * decode: a visitor of the home page never downloads it.
 */
export async function startSession(): Promise<void> {
  const details = await storedSession();
  if (details) remember(details);
  else sessionStore.clearAll();
  enter(details);
}

/**
 * Stores a new session and drops every answer cached for the one before (D-017).
 *
 * @throws Error when the server's token cannot be read; then nothing is stored
 */
export async function signIn(tokens: Tokens): Promise<SessionDetails> {
  const { readClaims } = await import('./claims.ts');
  return replaceSession(readClaims(tokens.token), tokens);
}

/**
 * Puts a session in the place of the one before; what is not given is taken away, a saved parent's token too. The
 * token is written last: other tabs wake up with it (D-018) and must find the rest in place.
 */
export async function replaceSession(
  details: SessionDetails,
  { token, refreshToken, parentToken }: Tokens & { parentToken?: string },
): Promise<SessionDetails> {
  await dropCache();
  put('parentToken', parentToken);
  put('refreshToken', refreshToken);
  remember(details);
  sessionStore.set('token', token);
  enter(details);
  return details;
}

/**
 * The same person with a newer token: nothing cached is dropped.
 *
 * @throws Error when the token cannot be read or is somebody else's; then nothing is stored
 */
export async function renewSession({ token, refreshToken }: Tokens): Promise<void> {
  const { readClaims } = await import('./claims.ts');
  const details = readClaims(token);
  if (details.id !== currentSession()?.id) throw new Error('The new token belongs to somebody else.');
  if (refreshToken !== undefined) sessionStore.set('refreshToken', refreshToken);
  remember(details);
  sessionStore.set('token', token);
  enter(details);
}

/** Takes the session away, with everything cached for it. Where to go then is the caller's business (D-001). */
export async function signOut(): Promise<void> {
  sessionStore.removeSession();
  enter(undefined);
  await dropCache();
}

/**
 * Another tab has changed the stored session (D-018): goes along with what is stored now. It writes nothing, so that
 * two tabs never answer each other.
 *
 * @returns whether the person is the same, there is nobody any more, or somebody else
 */
export async function followStorage(): Promise<'same' | 'ended' | 'replaced'> {
  const before = currentSession();
  const details = await storedSession();
  if (details?.id === before?.id && details?.role === before?.role) {
    enter(details);
    return 'same';
  }
  await dropCache();
  // Whoever saw a screen sees it no longer; a visitor may go on with what they were typing.
  if (details && before) useSession.setState({ isChanging: true });
  enter(details);
  return details ? 'replaced' : 'ended';
}

/** Takes note of whoever the storage speaks of from now on. */
function enter(details: SessionDetails | undefined): void {
  const isImpersonating = details !== undefined && sessionStore.get('parentToken') !== undefined;
  useSession.setState({ details, isImpersonating });
}

function put(key: 'parentToken' | 'refreshToken', value: string | undefined): void {
  if (value === undefined) sessionStore.remove(key);
  else sessionStore.set(key, value);
}

/** `role` and `userId` are informational: they are written from the token and never read back (D-016). */
function remember({ id, role }: SessionDetails): void {
  sessionStore.set('userId', id);
  if (role === undefined) sessionStore.remove('role');
  else sessionStore.set('role', role);
}

/** Whoever the stored token speaks of, as long as it holds. */
async function storedSession(): Promise<SessionDetails | undefined> {
  const token = sessionStore.get('token');
  if (token === undefined) return undefined;
  const { isExpired, readableClaims } = await import('./claims.ts');
  const details = readableClaims(token);
  return details && !isExpired(details, clock.now()) ? details : undefined;
}

async function dropCache(): Promise<void> {
  const { queryClient } = await import('#api/query-client.ts');
  queryClient.clear();
}
