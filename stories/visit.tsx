import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { clear, createStore } from 'idb-keyval';
import { queryClient } from '#api/query-client.ts';
import { createApplication, type Application } from '#app/application.ts';
import { watchForChunkLoadErrors } from '#components/page/chunk-load-error.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { clock } from '#lib/time/clock.ts';
import { startStoryMocks } from '#mocks/browser.ts';
import type { ScenarioName } from '#mocks/data/scenarios.ts';
import type { Backend, Fault } from '#mocks/server/backend.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import { signIn, signOut } from '#session/session.ts';
import { clearUserMemories } from '#session/user-memory.ts';
import { createLateRequests } from './late-requests.ts';

/** One screen of the application: a URL, a persona, a scenario and possibly a fault. */
export interface Visit {
  /** The URL that the story opens, with its query. */
  at: string;
  /** The user name of the person who is signed in; a visitor when not given. */
  as?: string;
  /** A named set of demo data; `default` when not given. */
  scenario?: ScenarioName;
  /** Changes the data before the screen asks for anything. */
  given?: (backend: Backend) => void;
  /** Which requests fail, or are slow. */
  fault?: Fault | Fault[];
}

/** Time stands still at this moment; the dates of the demo data are relative to it. */
export const storyNow = new Date('2025-05-15T13:08:00Z');

/** The time of the mock. */
const server = { now: storyNow };

/** Puts both clocks, the device's and the mock's, some milliseconds after `storyNow`. */
export function setTimeSinceStoryStart(milliseconds: number): void {
  const later = new Date(storyNow.getTime() + milliseconds);
  server.now = later;
  clock.device = () => later;
}

const base = new URL(apiBaseUrl, location.origin).href;
const lateRequests = createLateRequests((url) => url.startsWith(`${base}/`));
let started: Promise<Backend> | undefined;
let disconnectEarlier: (() => void) | undefined;

/** The browser's databases outlive a story (answers/answer-storage.ts, components/form/form-draft.ts). */
const answersOfEarlierStories = createStore('springbyte-answers', 'answers');
const draftsOfEarlierStories = createStore('springbyte-forms', 'drafts');

/** The mock behind all stories of this page; it starts with the first screen. */
export function storyBackend(): Promise<Backend> {
  setTimeSinceStoryStart(0);
  clock.offset = undefined;
  started ??= start();
  return started;
}

function start(): Promise<Backend> {
  globalThis.fetch = lateRequests.marking(globalThis.fetch.bind(globalThis));
  window.setTimeout = Object.assign(
    lateRequests.remembering(window.setTimeout.bind(window)),
    window.setTimeout,
  );
  return startStoryMocks(base, () => server.now, lateRequests.isLate);
}

/** Sets up data, session and caches for a story and returns the application to show. */
export async function prepareVisit({ at, as, scenario, given, fault }: Visit): Promise<Application> {
  const backend = await storyBackend();
  // All stories share a page: what one of them could not load would make a later one load a real page.
  watchForChunkLoadErrors();
  lateRequests.startStory();
  await backend.reset(scenario ?? 'default');
  given?.(backend);
  queryClient.clear();
  signOut();
  clearUserMemories();
  // The application of the story before would send what this story's learner has on the device.
  disconnectEarlier?.();
  await clear(answersOfEarlierStories);
  await clear(draftsOfEarlierStories);
  const application = createApplication({
    apiReady: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  ({ disconnect: disconnectEarlier } = await application.options.context.connect());
  if (as !== undefined) await signInAs(backend, as);
  backend.faults.push(...[fault ?? []].flat().map((one) => ({ ...one })));
  return application;
}

async function signInAs({ db, now, randomId }: Backend, userName: string): Promise<void> {
  const user = db.users.all().find((one) => one.userName === userName);
  if (!user) throw new Error(`Nobody in the demo data signs in as ${userName}.`);
  await signIn(await startSession(db, user, now(), randomId));
}

/**
 * The story of a whole screen, through the real routes and handlers: nothing stubs a hook or seeds a cache.
 * `Loaded.extend(visit({ fault }))` keeps the options that it does not name.
 */
export const visit = (options: Partial<Visit>) => ({
  parameters: { visit: options, layout: 'fullscreen' as const },
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <RouterProvider router={loaded['application'] as Application} />
  ),
});
