import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createControlClient, type ControlClient, type Send } from '../control/client.ts';
import type { DeviceClock } from './device-clock.ts';
import { startSessionOf, storeOnLeave } from './session.ts';
import { settingsSaved } from './settings-store.ts';

/** The parts of the application that the mock uses. */
export interface Application {
  clock: DeviceClock;
  /** The start page of a role, below the base path. */
  homePathOf: (role: string) => string;
  /** The URL of a path below the base path. */
  urlOf: (path: string) => string;
  internals: () => Promise<ApplicationInternals>;
}

/** For the devtools of these packages. */
export interface ApplicationInternals {
  router: AnyRouter;
  queryClient: QueryClient;
}

/** The signed-in user, from the claims of the stored token. */
export interface CurrentSession {
  userId: string;
  /** The parent who acts as this learner. */
  parentId?: string | undefined;
  /** The row of the table `impersonations`, when an adult acts as this learner. */
  impersonationId?: string | undefined;
  name: string;
  role: string;
}

/** Actions on the page of the application. */
export interface PageActions {
  signIn: (persona: string) => Promise<void>;
  signOut: () => void;
  session: () => CurrentSession | undefined;
  /** The address of the screen. */
  href: () => string;
  /** Opens a page of the application. */
  open: (url: string) => void;
  /** Shows changed data without a reload, so that forms keep their content. */
  refresh: () => Promise<void>;
  reload: () => void;
  internals: () => Promise<ApplicationInternals>;
  /**
   * Loads the page again after all data was replaced, with a new session of the same user. Signs out when the data does
   * not have the account.
   */
  restart: () => Promise<void>;
}

/** The connection of the panel to a mock or to the log of a real server. */
export interface PanelConnection {
  send: Send;
  client: ControlClient;
  /** Calls the listener after changes. @returns a function that removes it */
  subscribe: (listener: () => void) => () => void;
  /** Undefined when the panel is not in the page of the application. */
  page?: PageActions;
}

/** The controls read only the path. */
const anyOrigin = 'https://mock.springbyte.test';

/** Responds to a request for a control. */
export type HandleControl = (request: Request) => Promise<Response>;

/**
 * Connects to controls in the same page. `notify` calls the subscribed listeners. `replaceControls` must be called before
 * the first use, and again when the code of the controls has changed.
 */
export function connectInPage(application: Application) {
  let handleControl: HandleControl | undefined;
  const listeners = new Set<() => void>();
  const send: Send = async (path, init) => {
    if (!handleControl) throw new Error('The mock has not started yet.');
    return handleControl(new Request(anyOrigin + path, init));
  };
  const client = createControlClient(send);
  const openPath = (path: string) => location.assign(application.urlOf(path));
  const page: PageActions = {
    async signIn(persona) {
      const session = await startSessionOf(client, persona);
      storeOnLeave(session, () => openPath(application.homePathOf(session.persona.role)));
    },
    signOut() {
      storeOnLeave({}, () => openPath('/home'));
    },
    session: storedSession,
    href: () => location.href,
    open: (url) => location.assign(url),
    refresh: async () => (await application.internals()).queryClient.invalidateQueries(),
    internals: application.internals,
    reload: () => location.reload(),
    async restart() {
      const session = storedSession();
      if (session) {
        const { parentId, userId } = session;
        const persona = parentId === undefined ? userId : `${parentId}:${userId}`;
        const started = await startSessionOf(client, persona).catch(() => undefined);
        await settingsSaved();
        if (started) storeOnLeave(started, () => location.reload());
        else page.signOut();
        return;
      }
      await settingsSaved();
      location.reload();
    },
  };
  const connection = {
    send,
    client,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    page,
  } satisfies PanelConnection;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const replaceControls = (next: HandleControl) => {
    handleControl = next;
    notify();
  };
  return { connection, notify, replaceControls };
}

type Claims = Record<'id' | 'name' | 'surname' | 'role', string> & { jti?: string };

function storedSession(): CurrentSession | undefined {
  const claims = claimsOf('token');
  if (!claims) return undefined;
  const { id, name, surname, role, jti } = claims;
  const parentId = claimsOf('parentToken')?.id;
  return { userId: id, name: `${name} ${surname}`, role, parentId, impersonationId: jti };
}

function claimsOf(key: string): Claims | undefined {
  const [, payload = ''] = localStorage.getItem(key)?.split('.') ?? [];
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    return JSON.parse(json) as Claims;
  } catch {
    return undefined;
  }
}
