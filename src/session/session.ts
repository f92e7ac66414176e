import { create } from 'zustand';
import { dropCachedResponses } from '#api/response-cache.ts';
import { setResponseCacheOwner } from '#lib/response-caches.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired } from './expiry.ts';
import { hasSavedAnswers } from './saved-answers.ts';
import { sessionStore } from './storage.ts';

/** A session that has ended by itself. */
export interface EndedSession {
  userId: string | undefined;
  /** A sentence for the user. */
  reason: string;
  /** The user was giving answers, and the server has all of them. */
  hasSavedAnswers: boolean;
}

interface SessionState {
  /** Whoever is signed in; undefined for a visitor. */
  details: SessionDetails | undefined;
  /** A parent acts as this learner: the parent's token is saved, and somebody is signed in (SES-040). */
  isImpersonating: boolean;
  /** One session is being replaced by another, or by none: the shell shows no screen meanwhile (switch-user.ts). */
  isSwitchingUser: boolean;
  /** The last session, if it ended by itself, until its user has been told. */
  ended: EndedSession | undefined;
}

/** What a sign-in returns. */
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

/** Whoever is signed in now, for code outside of React such as guards and loaders. */
export const currentSession = (): SessionDetails | undefined => useSession.getState().details;

/** The last session, if it ended by itself. The caller has to tell its user; it is cleared. */
export function consumeEndedSession(): EndedSession | undefined {
  const { ended } = useSession.getState();
  useSession.setState({ ended: undefined });
  return ended;
}

export const sessionEndedMessage = 'Your session has ended.';

/**
 * Looks at the stored token before the first render. Whoever is not signed in starts with an empty storage (D-002);
 * an expired or unreadable token counts as not signed in. The decoder is loaded only when there is something to
 * decode: a visitor of the home page never downloads it.
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
 * Stores a new session and drops every response cached for the one before (D-017).
 *
 * @throws as `readNewToken` does; then nothing is stored
 */
export async function signIn(tokens: Tokens): Promise<SessionDetails> {
  const { readNewToken } = await import('./claims.ts');
  return replaceSession(await readNewToken(tokens.token), tokens);
}

/**
 * Replaces the session; what is not given is removed, also a saved parent's token. The token is written last: it is
 * what other tabs listen to (D-018), and they must find the rest in place.
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
 * The same person with a newer token: nothing cached is dropped.
 *
 * @throws as `readNewToken` does, and when the token is another user's; then nothing is stored
 */
export async function renewSession({ token, refreshToken }: Tokens): Promise<void> {
  const { readNewToken } = await import('./claims.ts');
  const details = await readNewToken(token);
  if (details.id !== currentSession()?.id) throw new Error('The new token belongs to somebody else.');
  if (refreshToken !== undefined) sessionStore.set('refreshToken', refreshToken);
  remember(details);
  sessionStore.set('token', token);
  setSession(details);
}

/**
 * Ends the session and drops everything cached for it, at once and whatever else has not been loaded. Where to go then
 * is up to the caller (D-001).
 *
 * @param reason a sentence for the person, when the session ended by itself
 */
export function signOut(reason?: string): void {
  sessionStore.removeSession();
  const details = currentSession();
  // A visitor whose session has ended by itself is still told why.
  if (details || reason !== undefined) endSession(details?.id, reason);
  dropCachedResponses();
}

/**
 * Takes over a newer token of the same person, which another tab has stored.
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
 * Another tab has changed the stored session (D-018): follows what is stored now. It writes nothing, so that two tabs
 * never set each other off.
 *
 * @param endReason a sentence for the person, in case the session has ended
 * @returns whether the person is the same, there is nobody any more, or somebody else
 */
export async function syncWithStoredSession(endReason?: string): Promise<'same' | 'ended' | 'replaced'> {
  const before = currentSession();
  const details = await storedSession();
  if (details?.id === before?.id && details?.role === before?.role) {
    setSession(details);
    return 'same';
  }
  dropCachedResponses();
  // The screen of the person before disappears; a visitor may go on with what they were typing.
  if (details && before) useSession.setState({ isSwitchingUser: true });
  if (details) setSession(details);
  else endSession(before?.id, endReason);
  return details ? 'replaced' : 'ended';
}

function setSession(details: SessionDetails | undefined, ended?: EndedSession): void {
  const isImpersonating = details !== undefined && sessionStore.get('parentToken') !== undefined;
  // On the device as well: whoever comes next finds nothing of the person before.
  setResponseCacheOwner(details?.id);
  useSession.setState({ details, isImpersonating, ended });
}

/** @param reason undefined when the user has ended it */
function endSession(userId: string | undefined, reason: string | undefined): void {
  const ended = reason === undefined ? undefined : { userId, reason, hasSavedAnswers: hasSavedAnswers() };
  setSession(undefined, ended);
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
