import type { ControlClient } from '../control/client.ts';
import type { StartedSession } from '../control/session-controls.ts';

/** The keys of the application's session in local storage (SES-004), as another tab writes them. */
function storeSession({ token, refreshToken, parentToken }: Partial<StartedSession>): void {
  const values = { parentToken, refreshToken, token };
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

/**
 * Starts a session without a password.
 *
 * @param persona a user name, or `parent:learner`
 */
export async function signInAs(client: ControlClient, persona: string): Promise<StartedSession> {
  const [user = '', learner] = persona.split(':');
  const session = await client.startSession(user, learner);
  storeSession(session);
  return session;
}

export const endSession = (): void => storeSession({});
