import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createControlClient, type ControlClient, type Send } from '../control/client.ts';
import { handleControl, type Controls } from '../control/control.ts';
import { endSession, signInAs } from './session.ts';

/** What the application tells the mock about itself. */
export interface Application {
  clock: { device: () => Date };
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
  name: string;
  role: string;
  /** Whether a parent acts as this learner. */
  isImpersonated: boolean;
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

/** Connects to controls in the same page. `notify` calls the subscribed listeners; `replaceControls` takes the ones of changed code. */
export function connectInPage(controls: Controls, application: Application) {
  let current = controls;
  const listeners = new Set<() => void>();
  const send: Send = (path, init) => handleControl(current, new Request(anyOrigin + path, init));
  const client = createControlClient(send);
  const openPath = (path: string) => location.assign(application.urlOf(path));
  const page: PageActions = {
    async signIn(persona) {
      const session = await signInAs(client, persona);
      openPath(application.homePathOf(session.persona.role));
    },
    signOut() {
      endSession();
      openPath('/home');
    },
    session: storedSession,
    href: () => location.href,
    open: (url) => location.assign(url),
    refresh: async () => (await application.internals()).queryClient.invalidateQueries(),
    internals: application.internals,
    reload: () => location.reload(),
  };
  const connection: PanelConnection = {
    send,
    client,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    page,
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const replaceControls = (next: Controls) => {
    current = next;
    notify();
  };
  return { connection, notify, replaceControls };
}

function storedSession(): CurrentSession | undefined {
  const [, payload = ''] = localStorage.getItem('token')?.split('.') ?? [];
  try {
    const json = new TextDecoder().decode(
      Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
        character.charCodeAt(0),
      ),
    );
    const { id, name, surname, role } = JSON.parse(json) as Record<
      'id' | 'name' | 'surname' | 'role',
      string
    >;
    const isImpersonated = localStorage.getItem('parentToken') !== null;
    return { userId: id, name: `${name} ${surname}`, role, isImpersonated };
  } catch {
    return undefined;
  }
}
