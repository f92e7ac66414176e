import { create } from 'zustand';
import { dropCachedResponses } from '#api/response-cache.ts';
import { setResponseCacheOwner } from '#lib/response-caches.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired } from './expiry.ts';
import { hasSavedAnswers } from './saved-answers.ts';
import { sessionStore } from './storage.ts';

export interface EndedSession {
  userId: string | undefined;
  /** A sentence for the user. */
  reason: string;
  /** Whether an answer sheet was open whose answers the server had. */
  hasSavedAnswers: boolean;
}

interface SessionState {
  details: SessionDetails | undefined;
  /** Whether a parent acts as this learner, with the parent's token saved (SES-040). */
  isImpersonating: boolean;
  /** While the user changes, the shell hides the screen (switch-user.ts). */
  isSwitchingUser: boolean;
  /** The last session if it expired or the server ended it, until the user is informed. */
  ended: EndedSession | undefined;
}

export interface Tokens {
  token: string;
  refreshToken?: string | undefined;
}

export const useSession = create<SessionState>(() => ({
  details: undefined,
  isImpersonating: false,
  isSwitchingUser: false,
  ended: undefined,
}));

/** Returns the session for code outside of React, such as guards and loaders. */
export const currentSession = (): SessionDetails | undefined => useSession.getState().details;

/** Returns and clears the ended session. The caller informs the user. */
export function consumeEndedSession(): EndedSession | undefined {
  const { ended } = useSession.getState();
  useSession.setState({ ended: undefined });
  return ended;
}

export const sessionEndedMessage = 'Your session has ended.';

/**
 * Restores the session before the first render. Clears the storage for a visitor, and if the token is expired or
 * unreadable (D-002). Loads the decoder only if a token is stored.
 */
export async function startSession(): Promise<void> {
  const stored = await storedDetails();
  if (stored && !isExpired(stored, clock.now())) {
    storeUser(stored);
    setSession(stored);
    return;
  }
  sessionStore.clearAll();
  endSession(stored?.id, stored && sessionEndedMessage);
}

/** Clears all responses of the previous session (D-017). @throws like `readNewToken`; nothing is then stored */
export async function signIn(tokens: Tokens): Promise<SessionDetails> {
  const { readNewToken } = await import('./claims.ts');
  return replaceSession(await readNewToken(tokens.token), tokens);
}

/** Removes tokens that are not given. Stores the access token last: other tabs listen for it (D-018). */
export function replaceSession(
  details: SessionDetails,
  { token, refreshToken, parentToken }: Tokens & { parentToken?: string },
): SessionDetails {
  dropCachedResponses();
  storeOrRemove('parentToken', parentToken);
  storeOrRemove('refreshToken', refreshToken);
  storeUser(details);
  sessionStore.set('token', token);
  setSession(details);
  return details;
}

/** Keeps cached responses. @throws like `readNewToken`, or for another user's token; nothing is then stored */
export async function renewSession({ token, refreshToken }: Tokens): Promise<void> {
  const { readNewToken } = await import('./claims.ts');
  const details = await readNewToken(token);
  if (details.id !== currentSession()?.id) throw new Error('The new token belongs to another user.');
  if (refreshToken !== undefined) sessionStore.set('refreshToken', refreshToken);
  storeUser(details);
  sessionStore.set('token', token);
  setSession(details);
}

/** Ends the session and clears its caches, without lazily loaded code. Does not navigate (D-001). */
export function signOut(reason?: string): void {
  sessionStore.removeSession();
  const details = currentSession();
  // Also inform a visitor whose session has expired earlier.
  if (details || reason !== undefined) endSession(details?.id, reason);
  dropCachedResponses();
}

/**
 * Adopts the stored token, which another tab may have renewed, if it belongs to the same user and has not expired.
 * Returns whether it did.
 */
export async function resumeStoredSession(): Promise<boolean> {
  const stored = await storedSession();
  const isSame = stored !== undefined && stored.id === currentSession()?.id;
  if (isSame) setSession(stored);
  return isSame;
}

/**
 * Adopts a change of the stored session by another tab (D-018). Stores nothing, so that tabs do not trigger each
 * other.
 *
 * @param endReason a sentence for the user, if the session has ended
 * @returns whether the stored session has the same user and role, has ended, or replaces that of this tab
 */
export async function syncWithStoredSession(endReason?: string): Promise<'same' | 'ended' | 'replaced'> {
  const before = currentSession();
  const details = await storedSession();
  if (details?.id === before?.id && details?.role === before?.role) {
    setSession(details);
    return 'same';
  }
  dropCachedResponses();
  // Hide the previous user's screen. A visitor can continue typing.
  if (details && before) useSession.setState({ isSwitchingUser: true });
  if (details) setSession(details);
  else endSession(before?.id, endReason);
  return details ? 'replaced' : 'ended';
}

function setSession(details: SessionDetails | undefined, ended?: EndedSession): void {
  const isImpersonating = details !== undefined && sessionStore.get('parentToken') !== undefined;
  // The next user must not find responses on the device.
  setResponseCacheOwner(details?.id);
  useSession.setState({ details, isImpersonating, ended });
}

function endSession(userId: string | undefined, reason: string | undefined): void {
  const ended = reason === undefined ? undefined : { userId, reason, hasSavedAnswers: hasSavedAnswers() };
  setSession(undefined, ended);
}

function storeOrRemove(key: 'parentToken' | 'refreshToken', value: string | undefined): void {
  if (value === undefined) sessionStore.remove(key);
  else sessionStore.set(key, value);
}

/** `role` and `userId` are stored for other code, and never read (D-016). */
function storeUser({ id, role }: SessionDetails): void {
  sessionStore.set('userId', id);
  if (role === undefined) sessionStore.remove('role');
  else sessionStore.set('role', role);
}

async function storedDetails(): Promise<SessionDetails | undefined> {
  const token = sessionStore.get('token');
  if (token === undefined) return undefined;
  const { readStoredClaims } = await import('./claims.ts');
  return readStoredClaims(token);
}

async function storedSession(): Promise<SessionDetails | undefined> {
  const details = await storedDetails();
  return details && !isExpired(details, clock.now()) ? details : undefined;
}
