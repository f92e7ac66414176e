import { create } from 'zustand';
import { dropCachedResponses } from '#api/response-cache.ts';
import { setResponseCacheOwner } from '#lib/response-caches.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired } from './expiry.ts';
import { hasSavedAnswers } from './saved-answers.ts';
import { sessionStore } from './storage.ts';

/** A session that expired or was ended by the server. */
export interface EndedSession {
  userId: string | undefined;
  /** A sentence for the user. */
  reason: string;
  /** An answer sheet was open, and the server has all its answers. */
  hasSavedAnswers: boolean;
}

interface SessionState {
  details: SessionDetails | undefined;
  /** A parent acts as this learner, and the parent's token is saved (SES-040). */
  isImpersonating: boolean;
  /** A user switch is in progress: the shell shows no screen (switch-user.ts). */
  isSwitchingUser: boolean;
  /** The last session if it expired or the server ended it, until the user was informed. */
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

/** The current session, for code outside of React, such as guards and loaders. */
export const currentSession = (): SessionDetails | undefined => useSession.getState().details;

/** Returns and clears the ended session; the caller informs the user. */
export function consumeEndedSession(): EndedSession | undefined {
  const { ended } = useSession.getState();
  useSession.setState({ ended: undefined });
  return ended;
}

export const sessionEndedMessage = 'Your session has ended.';

/**
 * Restores the session before the first render. For a visitor, or with an expired or unreadable token, it clears the
 * storage (D-002). Loads the decoder only if a token is stored.
 */
export async function startSession(): Promise<void> {
  const stored = await storedDetails();
  if (stored && !isExpired(stored, clock.now())) {
    remember(stored);
    setSession(stored);
    return;
  }
  sessionStore.clearAll();
  endSession(stored?.id, stored && sessionEndedMessage);
}

/**
 * Starts a session and drops all responses cached for the previous one (D-017).
 *
 * @throws as `readNewToken` does; then nothing is stored
 */
export async function signIn(tokens: Tokens): Promise<SessionDetails> {
  const { readNewToken } = await import('./claims.ts');
  return replaceSession(await readNewToken(tokens.token), tokens);
}

/**
 * Replaces the session, and removes tokens that are not given. Writes the access token last: other tabs listen for it
 * (D-018) and read the rest.
 */
export function replaceSession(
  details: SessionDetails,
  { token, refreshToken, parentToken }: Tokens & { parentToken?: string },
): SessionDetails {
  dropCachedResponses();
  sessionStore.forgetPurchase();
  put('parentToken', parentToken);
  put('refreshToken', refreshToken);
  remember(details);
  sessionStore.set('token', token);
  setSession(details);
  return details;
}

/**
 * Stores a newer token of the same user; keeps cached responses.
 *
 * @throws as `readNewToken` does, and when the token belongs to another user; then nothing is stored
 */
export async function renewSession({ token, refreshToken }: Tokens): Promise<void> {
  const { readNewToken } = await import('./claims.ts');
  const details = await readNewToken(token);
  if (details.id !== currentSession()?.id) throw new Error('The new token belongs to another user.');
  if (refreshToken !== undefined) sessionStore.set('refreshToken', refreshToken);
  remember(details);
  sessionStore.set('token', token);
  setSession(details);
}

/**
 * Ends the session and drops everything cached for it; synchronous, and independent of lazily loaded code. Does not
 * navigate (D-001).
 *
 * @param reason a sentence for the user, if they did not sign out themselves
 */
export function signOut(reason?: string): void {
  sessionStore.removeSession();
  const details = currentSession();
  // A visitor whose session had expired earlier is still informed.
  if (details || reason !== undefined) endSession(details?.id, reason);
  dropCachedResponses();
}

/**
 * Takes over a newer token of the same user that another tab stored.
 *
 * @returns whether there was one
 */
export async function resumeStoredSession(): Promise<boolean> {
  const stored = await storedSession();
  const isSame = stored !== undefined && stored.id === currentSession()?.id;
  if (isSame) setSession(stored);
  return isSame;
}

/**
 * Follows a change of the stored session by another tab (D-018). Writes nothing, so that two tabs do not trigger each
 * other.
 *
 * @param endReason a sentence for the user, if the session has ended
 * @returns whether the user is the same, signed out, or another user
 */
export async function syncWithStoredSession(endReason?: string): Promise<'same' | 'ended' | 'replaced'> {
  const before = currentSession();
  const details = await storedSession();
  if (details?.id === before?.id && details?.role === before?.role) {
    setSession(details);
    return 'same';
  }
  dropCachedResponses();
  // Hide the previous user's screen; a visitor may keep typing.
  if (details && before) useSession.setState({ isSwitchingUser: true });
  if (details) setSession(details);
  else endSession(before?.id, endReason);
  return details ? 'replaced' : 'ended';
}

function setSession(details: SessionDetails | undefined, ended?: EndedSession): void {
  const isImpersonating = details !== undefined && sessionStore.get('parentToken') !== undefined;
  // Also delete responses on the device, so that the next user finds none of the previous user.
  setResponseCacheOwner(details?.id);
  useSession.setState({ details, isImpersonating, ended });
}

/** @param reason undefined when the user signed out */
function endSession(userId: string | undefined, reason: string | undefined): void {
  const ended = reason === undefined ? undefined : { userId, reason, hasSavedAnswers: hasSavedAnswers() };
  setSession(undefined, ended);
}

function put(key: 'parentToken' | 'refreshToken', value: string | undefined): void {
  if (value === undefined) sessionStore.remove(key);
  else sessionStore.set(key, value);
}

/** `role` and `userId` are written for information and never read (D-016). */
function remember({ id, role }: SessionDetails): void {
  sessionStore.set('userId', id);
  if (role === undefined) sessionStore.remove('role');
  else sessionStore.set('role', role);
}

/** The session of the stored token, expired or not. */
async function storedDetails(): Promise<SessionDetails | undefined> {
  const token = sessionStore.get('token');
  if (token === undefined) return undefined;
  const { readableClaims } = await import('./claims.ts');
  return readableClaims(token);
}

/** The session of the stored token, unless that has expired. */
async function storedSession(): Promise<SessionDetails | undefined> {
  const details = await storedDetails();
  return details && !isExpired(details, clock.now()) ? details : undefined;
}
