import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { clear, createStore } from 'idb-keyval';
import { answerStorage } from '#answers/learner-answers.ts';
import { queryClient } from '#api/query-client.ts';
import { createApplication, type Application } from '#app/application.ts';
import { watchForChunkLoadErrors } from '#components/page/chunk-load-error.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { clock } from '#lib/time/clock.ts';
import { createControlClient } from '#mocks/control/client.ts';
import { handleControl } from '#mocks/control/control.ts';
import { sessionControls } from '#mocks/control/session-controls.ts';
import type { ScenarioName } from '#mocks/data/scenario-names.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { perfectConnection, type Connection } from '#mocks/environment/connection.ts';
import type { Fault } from '#mocks/environment/faults.ts';
import { startSessionOf } from '#mocks/page/session.ts';
import { simulateConnection } from '#mocks/page/simulated-connection.ts';
import { startStoryMocks } from '#mocks/page/story-mocks.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { startImpersonation } from '#session/impersonation.ts';
import { signIn, signOut } from '#session/session.ts';
import { clearUserMemories } from '#session/user-memory.ts';
import { createLateRequests } from './late-requests.ts';

export interface Visit {
  at: string;
  /** User name of the persona, or `parent:learner` for a parent who acts as a learner; undefined for a visitor. */
  as?: string;
  scenario?: ScenarioName;
  /** Milliseconds since the start of the scenario. */
  sinceStart?: number;
  given?: (backend: Backend) => void;
  fault?: Fault | Fault[];
}

/** Fixed time of all stories; demo data is relative to it. */
export const storyNow = new Date('2025-05-15T13:08:00Z');

const serverClock = { now: storyNow };

/** Sets the clocks of device and mock to `storyNow` plus some milliseconds. */
export function setTimeSinceStoryStart(milliseconds: number): void {
  const later = new Date(storyNow.getTime() + milliseconds);
  serverClock.now = later;
  clock.device = () => later;
}

const base = new URL(apiBaseUrl, location.origin).href;
const lateRequests = createLateRequests((url) => url.startsWith(`${base}/`));
let started: Promise<Backend> | undefined;
let disconnectEarlier: (() => void) | undefined;
/** The network that the story itself defines. */
let storyConnection = perfectConnection;

/** Stores of the application in IndexedDB, in which earlier stories leave data. */
const answerStore = createStore('springbyte-answers', 'answers');
const draftStore = createStore('springbyte-forms', 'drafts');
const checkoutStore = createStore('springbyte-checkouts', 'checkouts');
const recentStore = createStore('springbyte-recent', 'items');
const classListStore = createStore('springbyte-class-list', 'lists');
const viewStore = createStore('springbyte-views', 'views');
export const readingStore = createStore('springbyte-reading', 'speed');
export const revisitStore = createStore('springbyte-revisit', 'progress');
export const practiceStore = createStore('springbyte-practice', 'days');
export const practiceDraftStore = createStore('springbyte-practice-drafts', 'answers');
const programStore = createStore('springbyte-programs', 'code');

export function storyBackend(): Promise<Backend> {
  setTimeSinceStoryStart(0);
  clock.offset = undefined;
  started ??= start();
  return started;
}

function start(): Promise<Backend> {
  globalThis.fetch = lateRequests.createFetch(globalThis.fetch.bind(globalThis));
  window.setTimeout = Object.assign(
    lateRequests.createSetTimeout(window.setTimeout.bind(window)),
    window.setTimeout,
  );
  return startStoryMocks(base, () => serverClock.now, lateRequests.isLate);
}

export async function prepareVisit({
  at,
  as,
  scenario,
  sinceStart = 0,
  given,
  fault,
}: Visit): Promise<Application> {
  const backend = await storyBackend();
  // Resets the state of failed chunks, because all stories share a page.
  watchForChunkLoadErrors();
  lateRequests.startStory();
  // A story of the developer panel may have moved the clock.
  backend.changeClock({});
  await backend.reset(scenario ?? 'default');
  setTimeSinceStoryStart(sinceStart);
  given?.(backend);
  storyConnection = backend.environment.connection;
  queryClient.clear();
  signOut();
  clearUserMemories();
  // Otherwise the application of the previous story could submit its learner's answers.
  disconnectEarlier?.();
  await clear(answerStore);
  await Promise.all(['lrn-lwazi', 'lrn-zola', 'lrn-emma'].map(removeAnswersInMemory));
  await clear(draftStore);
  await clear(checkoutStore);
  await clear(recentStore);
  await clear(classListStore);
  await clear(viewStore);
  await clear(readingStore);
  await clear(programStore);
  await clear(revisitStore);
  await clear(practiceStore);
  await clear(practiceDraftStore);
  const application = createApplication({
    apiReady: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  ({ disconnect: disconnectEarlier } = await application.options.context.connect());
  if (as !== undefined) await signInAs(backend, as);
  backend.faults.add(...[fault ?? []].flat());
  return application;
}

/** A story that stops the clock, or that a slow machine runs, may leave answers whose storing timed out. */
async function removeAnswersInMemory(learnerId: string): Promise<void> {
  const answers = await answerStorage.list(learnerId);
  await Promise.all(answers.map(({ activityId }) => answerStorage.remove(learnerId, activityId)));
}

/** Changes the network of the current story as the developer panel does; without a change, it is that of the story. */
export async function changeConnection(change: Partial<Connection> = {}): Promise<void> {
  const backend = await started;
  if (!backend) return;
  backend.setEnvironment({ connection: { ...storyConnection, ...change } });
  simulateConnection(backend.environment.connection);
}

/** The scenario `empty` has only one account, but stories and the toolbar use other personas. */
async function insertPersona({ db }: Backend, persona: string): Promise<void> {
  const isPersona = ({ userName }: { userName: string | null }) => userName === persona;
  if (persona.includes(':') || db.users.all().some(isPersona)) return;
  const { users } = await loadScenario('default', storyNow);
  const account = users.find(isPersona);
  if (account) db.users.insert(account);
}

async function signInAs(backend: Backend, persona: string): Promise<void> {
  await insertPersona(backend, persona);
  const controls = sessionControls(backend);
  const client = createControlClient((path, init) =>
    handleControl(controls, new Request(new URL(path, location.origin), init)),
  );
  const { token, refreshToken, parentToken } = await startSessionOf(client, persona);
  await signIn({ token: parentToken ?? token, refreshToken });
  if (parentToken !== undefined) await startImpersonation({ token });
}

/** Opens a screen through real routes and handlers. `Loaded.extend(visit({ fault }))` keeps other options. */
export const visit = (options: Partial<Visit>) => ({
  parameters: { visit: options, layout: 'fullscreen' as const },
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <RouterProvider router={loaded['application'] as Application} />
  ),
});
