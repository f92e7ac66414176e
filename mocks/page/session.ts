import type { ControlClient } from '../control/client.ts';
import type { StartedSession } from '../control/session-controls.ts';
import { personaMessage, personaPattern } from '../control/situation-parameters.ts';

/** The keys of the application's session in local storage (SES-004), as another tab writes them. */
function storeSession({ token, refreshToken, parentToken }: Partial<StartedSession>): void {
  const values = { parentToken, refreshToken, token };
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

/**
 * Starts a session without a password, before the application has started.
 *
 * @param persona a user name, or `parent:learner`
 */
export async function signInAs(client: ControlClient, persona: string): Promise<StartedSession> {
  const session = await startSessionOf(client, persona);
  storeSession(session);
  return session;
}

export async function startSessionOf(client: ControlClient, persona: string): Promise<StartedSession> {
  const { user, as } = accountsOf(persona);
  return client.startSession(user, as);
}

/** @throws Error for another format */
export function accountsOf(persona: string): { user: string; as?: string | undefined } {
  // The console also gives other types.
  if (typeof persona !== 'string' || !personaPattern.test(persona)) throw new Error(personaMessage);
  const [user = '', as] = persona.split(':');
  return { user, as };
}

export const endSession = (): void => storeSession({});

let pending: AbortController | undefined;

/** Milliseconds after which the page has not been left, because the user stayed to keep unsaved changes. */
const leaveTimeout = 5000;

/**
 * Stores a session when the page is left. If the user stays to keep unsaved changes, the page keeps its session: its
 * other calls would otherwise be those of another user.
 */
export function storeOnLeave(session: Partial<StartedSession>, leave: () => void): void {
  pending?.abort();
  const leaving = new AbortController();
  pending = leaving;
  addEventListener('pagehide', () => storeSession(session), { once: true, signal: leaving.signal });
  leave();
  // The browser's question stops timers.
  setTimeout(() => leaving.abort(), leaveTimeout);
}
