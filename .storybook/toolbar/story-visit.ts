import type { Application } from '#app/application.ts';
import { latencies, type Connection } from '#mocks/environment/connection.ts';
import type { Backend } from '#mocks/server/backend.ts';
import type { Visit } from '../../stories/visit.tsx';
import { expectStill } from '../stills.ts';
import type { ToolbarGlobals } from './global-types.ts';

interface StoryRun {
  /** The same for all renderings of a story until it is played again or another story is shown. */
  abortSignal: AbortSignal;
  globals: object;
  parameters: Record<string, unknown>;
}

const visitOf = ({ parameters }: StoryRun) => parameters['visit'] as Visit | undefined;

const connections: Record<NonNullable<ToolbarGlobals['network']>, Partial<Connection>> = {
  slow: { latency: latencies.slow },
  offline: { isOffline: true },
};

interface Prepared {
  persona: string | undefined;
  application: Promise<unknown>;
  isUsed?: boolean;
}

const prepared = new WeakMap<AbortSignal, Prepared>();
let current: Prepared | undefined;

/** After input of a user, a story may end elsewhere: a field that loses the focus, for example, may become invalid. */
function noteUse({ isTrusted }: Event) {
  if (isTrusted && current) current.isUsed = true;
}
// React Aria stops the propagation of presses.
for (const type of ['pointerdown', 'keydown']) addEventListener(type, noteUse, { capture: true });
// The window's only: steps of a story blur fields, too.
addEventListener('blur', noteUse);

/**
 * Loads mock, session and router on demand: only screens need them. Choosing another persona reloads the screen. All other
 * switches keep the application with its state, such as an open dialog.
 */
export async function loadVisit(run: StoryRun) {
  const visit = visitOf(run);
  if (!visit) return {};
  const { persona, network } = run.globals as ToolbarGlobals;
  const { prepareVisit, changeConnection } = await import('../../stories/visit.tsx');
  let last = prepared.get(run.abortSignal);
  if (!last || last.persona !== persona) {
    last = { persona, application: prepareVisit(withPersona(visit, persona)) };
    prepared.set(run.abortSignal, last);
  }
  current = last;
  const application = await last.application;
  await changeConnection(network && connections[network]);
  return { application };
}

function withPersona(visit: Visit, persona: string | undefined): Visit {
  const { as: _as, ...asVisitor } = visit;
  if (persona === undefined) return visit;
  return persona === 'visitor' ? asVisitor : { ...visit, as: persona };
}

const checked = new WeakSet<AbortSignal>();

/**
 * Fails the story when a request or response violates the contract, or when the story does not end at its URL in its
 * declared states.
 */
export async function checkVisit(run: FinishedRun) {
  const visit = visitOf(run);
  if (!visit) return;
  const { storyBackend } = await import('../../stories/visit.tsx');
  failOnDeviation(await storyBackend());
  const { persona, network, language } = run.globals as ToolbarGlobals;
  // A switch of the toolbar renders a story again, after its user may have left the URL.
  const isUsed = checked.has(run.abortSignal) || prepared.get(run.abortSignal)?.isUsed;
  const isFirstAsDeclared = !persona && !network && !language && !isUsed;
  checked.add(run.abortSignal);
  if (isFirstAsDeclared && run.title.startsWith('Screens/')) {
    await expectStill(run.tags, visit.at, run.loaded['application'] as Application);
  }
}

interface FinishedRun extends StoryRun {
  title: string;
  tags: readonly string[];
  loaded: Record<string, unknown>;
}

function failOnDeviation({ deviations, refusedRequests }: Backend) {
  const violations = [...deviations, ...refusedRequests];
  if (violations.length === 0) return;
  throw new Error(`Outside the contract: ${JSON.stringify(violations, null, 2)}`);
}

/** Later stories without a mock are online. */
export async function restoreConnection(run: StoryRun) {
  if (!visitOf(run)) return;
  const { changeConnection } = await import('../../stories/visit.tsx');
  await changeConnection();
}
