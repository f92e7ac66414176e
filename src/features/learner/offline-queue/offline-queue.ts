import { isProblem, type Problem } from '#api/problem.ts';
import { retryDelays } from '../do-activity/answer-draft.ts';
import type { Kept, Place, Submission, SubmissionStore } from './submission-store.ts';

/** A submission that has not reached the server. */
export interface Waiting {
  submission: Submission;
  place: Place;
  /** Somebody has pressed 'Send now'. Tries that nobody asked for run unseen. */
  isSending: boolean;
  /** Why the last try failed: no connection, a fault of the server, or the daily limit, which ends tomorrow (402). */
  trouble: 'offline' | 'server' | 'limit' | undefined;
}

/** How the waiting of a submission went on. `elsewhere`: another tab has sent it, or was refused. */
export type Outcome = { submission: Submission } & (
  | { kind: 'sent'; resultId: string }
  | { kind: 'limited' | 'refused'; problem: Problem }
  | { kind: 'elsewhere' }
);

interface Parts {
  store: SubmissionStore;
  /** Hands one in and gives the id of its result. Throws Problem; rejects at once when the signal is aborted. */
  send: (submission: Submission, signal: AbortSignal) => Promise<string>;
  /** Does the work while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
}

type Listener = (outcome: Outcome, isSeen: boolean) => void;

interface Visit {
  learnerId: string;
  ended: AbortController;
  loaded: Promise<void>;
  round: Promise<void> | undefined;
}

/**
 * What was handed in without a connection, kept until the server has it. Sends for one learner at a time, each
 * submission under its own key, so that however often it is tried it becomes one attempt. Knows no React and no page.
 */
export function createOfflineQueue({ store, send, alone, isOnline }: Parts) {
  const watchers = new Set<() => void>();
  const listeners = new Set<Listener>();
  /** Screens that show the sheet of an activity, by its id. */
  const seen = new Map<string, (outcome: Outcome) => void>();
  /** What such screens have to hear that are still being loaded. */
  const missed = new Map<string, Outcome[]>();
  /** Answers that the server refused, for the same learner as long as the page is open. */
  const refusals = new Map<string, { submission: Submission; problem: Problem }>();
  let entries: ReadonlyMap<string, Waiting> = new Map();
  let visit: Visit | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const show = (next: ReadonlyMap<string, Waiting>) => {
    entries = next;
    for (const watcher of watchers) watcher();
  };
  const put = (entry: Waiting) => show(new Map(entries).set(entry.submission.activityId, entry));
  const drop = ({ activityId, key }: Submission) => {
    if (entries.get(activityId)?.submission.key !== key) return;
    show(new Map([...entries].filter(([id]) => id !== activityId)));
  };
  const tell = (outcome: Outcome) => {
    const { activityId } = outcome.submission;
    const screen = seen.get(activityId);
    if (screen) screen(outcome);
    else missed.get(activityId)?.push(outcome);
    for (const listener of listeners) listener(outcome, screen !== undefined || missed.has(activityId));
  };
  const refusalId = (activityId: string) => JSON.stringify([visit?.learnerId, activityId]);

  function start(learnerId: string): Promise<void> {
    if (visit?.learnerId === learnerId) return visit.loaded;
    stop();
    const begun: Visit = {
      learnerId,
      ended: new AbortController(),
      loaded: Promise.resolve(),
      round: undefined,
    };
    visit = begun;
    begun.loaded = load(begun);
    return begun.loaded;
  }

  async function load(begun: Visit): Promise<void> {
    const kept = await store.list(begun.learnerId);
    if (visit !== begun) return;
    // What was handed in during the look-up is newer.
    show(new Map([...kept.map(toEntry), ...entries]));
    retry();
  }

  function stop(): void {
    visit?.ended.abort();
    visit = undefined;
    clearTimeout(timer);
    failures = 0;
    show(new Map());
  }

  async function keep(submission: Submission): Promise<void> {
    const place = await store.put(submission);
    // Somebody else is here by now: it waits for its own learner.
    if (visit?.learnerId !== submission.learnerId) return;
    put({ submission, place, isSending: false, trouble: 'offline' });
    failures = 0;
    retryLater();
  }

  function retry(): void {
    clearTimeout(timer);
    // Without a connection there is no need to try: the browser says when it is back.
    if (isOnline()) void sendThose(({ trouble }) => trouble !== 'limit');
  }

  function retryLater(): void {
    clearTimeout(timer);
    if (![...entries.values()].some(({ trouble }) => trouble !== 'limit')) return;
    timer = setTimeout(retry, retryDelays[Math.min(failures, retryDelays.length - 1)]);
    failures += 1;
  }

  async function sendNow(): Promise<void> {
    show(new Map([...entries].map(([id, entry]) => [id, { ...entry, isSending: true }])));
    // One that is under way already began before the press.
    await visit?.round;
    await sendThose(() => true);
    show(new Map([...entries].map(([id, entry]) => [id, { ...entry, isSending: false }])));
  }

  async function sendThose(isDue: (entry: Waiting) => boolean): Promise<void> {
    const current = visit;
    if (!current) return;
    if (current.round) {
      await current.round;
      return;
    }
    const due = [...entries.values()].filter(isDue).map(({ submission }) => submission);
    if (due.length === 0) return;
    current.round = alone(() => sendInTurn(current, due)).finally(() => {
      current.round = undefined;
      if (visit === current) retryLater();
    });
    await current.round;
  }

  /** One after the other: attempts are numbered in the order in which they were handed in. */
  async function sendInTurn(current: Visit, [first, ...others]: readonly Submission[]): Promise<void> {
    if (!first || current.ended.signal.aborted) return;
    await sendOne(current, first);
    await sendInTurn(current, others);
  }

  async function sendOne({ ended }: Visit, { learnerId, activityId }: Submission): Promise<void> {
    const entry = entries.get(activityId);
    // Another tab may have sent it, or have taken in newer answers. A database that fails says nothing of that.
    const kept = await store.find(learnerId, activityId).catch(() => entry);
    if (!entry || ended.signal.aborted) return;
    if (!kept) {
      drop(entry.submission);
      tell({ kind: 'elsewhere', submission: entry.submission });
      return;
    }
    const { submission } = kept;
    try {
      const resultId = await send(submission, ended.signal);
      await store.remove(submission);
      if (ended.signal.aborted) return;
      drop(entry.submission);
      tell({ kind: 'sent', submission, resultId });
    } catch (error) {
      if (!ended.signal.aborted) await failed(submission, error);
    }
  }

  async function failed(submission: Submission, error: unknown): Promise<void> {
    if (isRefusal(error)) {
      await store.remove(submission);
      refusals.set(refusalId(submission.activityId), { submission, problem: error });
      drop(submission);
      tell({ kind: 'refused', submission, problem: error });
      return;
    }
    const before = entries.get(submission.activityId);
    if (before) put({ ...before, submission, trouble: troubleOf(error) });
    if (isProblem(error, 402)) tell({ kind: 'limited', submission, problem: error });
  }

  return {
    /** From now on for this learner; what waits is sent. Resolves when it is known what waits. */
    start,
    /** Nothing is shown and nothing is sent any more; what waits stays where it is. */
    stop,
    /** Takes in what could not be sent. */
    keep,
    /** Tries what is worth trying, if there is a connection: it came back, or the page is looked at again. */
    retry,
    /** Tries everything because somebody wants it, also what the daily limit held back. */
    sendNow,
    /** What waits of an activity; of the present learner only, as everything here. */
    waiting: (activityId: string): Waiting | undefined => entries.get(activityId),
    /** What the server has refused, to go on with. */
    refusal: (activityId: string) => refusals.get(refusalId(activityId)),
    /** The refused answers have a place on the screen again. Says whether there were any. */
    forgetRefusal: (activityId: string): boolean => refusals.delete(refusalId(activityId)),
    /** Whether something would be lost with the page. */
    needsPage: (): boolean => [...entries.values()].some(({ place }) => place === 'page'),
    subscribe: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Hears every outcome, and whether a screen has heard it as well; gives the way to stop. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The screen of this activity is being loaded: what happens meanwhile is kept for it, unless it is given up. */
    expect: (activityId: string, givenUp: AbortSignal): void => {
      if (seen.has(activityId) || givenUp.aborted) return;
      missed.set(activityId, []);
      givenUp.addEventListener('abort', () => missed.delete(activityId), { once: true });
    },
    /** A screen shows the sheet of this activity and hears how its submission goes on; gives the way to stop. */
    attend: (activityId: string, screen: (outcome: Outcome) => void): (() => void) => {
      seen.set(activityId, screen);
      const before = missed.get(activityId) ?? [];
      missed.delete(activityId);
      for (const outcome of before) screen(outcome);
      return () => {
        if (seen.get(activityId) === screen) seen.delete(activityId);
      };
    },
    isAttended: (activityId: string): boolean => seen.has(activityId),
  };
}

const toEntry = ({ submission, place }: Kept): [string, Waiting] => [
  submission.activityId,
  { submission, place, isSending: false, trouble: undefined },
];

/** Another time the same answers may be welcome: signed in again (401), tomorrow (402), or when the server has time. */
const passing: readonly number[] = [401, 402, 408, 425, 429];

/** The server does not want these answers, now or later. */
const isRefusal = (error: unknown): error is Problem =>
  isProblem(error) && error.status >= 400 && error.status < 500 && !passing.includes(error.status);

function troubleOf(error: unknown): Waiting['trouble'] {
  if (isProblem(error, 402)) return 'limit';
  return isProblem(error) && error.reason === 'offline' ? 'offline' : 'server';
}
