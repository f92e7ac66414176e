import { isProblem, type Problem } from '#api/problem.ts';
import { createEntries } from './entries.ts';
import { createOutcomes } from './outcomes.ts';
import { failureReasonOf, isHeldByLimit, isRejection, type QueueEntry } from './queue-entry.ts';
import { createRetryTimer } from './retry-timer.ts';
import type { SubmissionStore } from './submission-store.ts';
import type { Submission } from './submission.ts';

interface Dependencies {
  store: SubmissionStore;
  /** Submits the answers and returns the id of the result. Throws Problem; rejects at once when the signal is aborted. */
  send: (submission: Submission, signal: AbortSignal) => Promise<string>;
  /** Runs the work while no other tab does the same. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
}

/** The time in which the queue works for one learner. */
interface Session {
  learnerId: string;
  ended: AbortController;
  loaded: Promise<void>;
  /** The entries that are being sent, one after the other. */
  sending: Promise<void> | undefined;
}

/**
 * Holds answers that were submitted without a connection until the server has them. Works for one learner at a time, and
 * sends each submission with its own key, so that any number of tries makes one attempt. Knows neither React nor the page.
 */
export function createOfflineQueue({ store, send, withLock, isOnline }: Dependencies) {
  const entries = createEntries();
  const outcomes = createOutcomes();
  const retryTimer = createRetryTimer(retry);
  /** By learner and activity, as long as the page is open. */
  const rejections = new Map<string, { submission: Submission; problem: Problem }>();
  let session: Session | undefined;

  const rejectionKey = (activityId: string, learnerId = session?.learnerId) =>
    JSON.stringify([learnerId, activityId]);

  function start(learnerId: string): Promise<void> {
    if (session?.learnerId === learnerId) return session.loaded;
    stop();
    const started: Session = {
      learnerId,
      ended: new AbortController(),
      loaded: Promise.resolve(),
      sending: undefined,
    };
    session = started;
    started.loaded = load(started);
    return started.loaded;
  }

  async function load(started: Session): Promise<void> {
    const stored = await store.list(started.learnerId);
    if (session !== started) return;
    entries.addStored(stored);
    retry();
  }

  async function reload(): Promise<void> {
    if (session) await load(session);
  }

  function stop(): void {
    session?.ended.abort();
    session = undefined;
    retryTimer.reset();
    entries.clear();
  }

  async function add(submission: Submission): Promise<void> {
    const persistence = await store.put(submission);
    // Somebody else has signed in by now: it waits for its own learner.
    if (session?.learnerId !== submission.learnerId) return;
    entries.set({ submission, persistence, isSending: false, failureReason: 'offline' });
    retryTimer.reset();
    scheduleRetry();
  }

  function retry(): void {
    retryTimer.cancel();
    // Without a connection there is no need to try: the browser says when it is back.
    if (isOnline()) void sendAll((candidate) => !isHeldByLimit(candidate));
  }

  function scheduleRetry(): void {
    if (entries.all().every(isHeldByLimit)) retryTimer.cancel();
    else retryTimer.schedule();
  }

  async function sendNow(): Promise<void> {
    entries.setSending(true);
    try {
      // Sending that began before the press may have passed over some entries.
      await session?.sending;
      await sendAll(() => true);
    } finally {
      entries.setSending(false);
    }
  }

  async function sendAll(isDue: (candidate: QueueEntry) => boolean): Promise<void> {
    const current = session;
    if (!current) return;
    const due = entries.all().filter(isDue);
    if (due.length > 0 && !current.sending) {
      current.sending = withLock(() => sendInTurn(current, due)).finally(() => {
        current.sending = undefined;
        if (session === current) scheduleRetry();
      });
    }
    await current.sending;
  }

  /** One after the other: attempts are numbered in the order in which they were submitted. */
  async function sendInTurn(current: Session, [first, ...others]: readonly QueueEntry[]): Promise<void> {
    if (!first || current.ended.signal.aborted) return;
    await sendOne(current, first.submission);
    await sendInTurn(current, others);
  }

  async function sendOne(
    { ended: { signal } }: Session,
    { learnerId, activityId }: Submission,
  ): Promise<void> {
    const queued = entries.get(activityId);
    // Another tab may have sent it, or stored newer answers. A database that fails says nothing about that.
    const stored = await store.find(learnerId, activityId).catch(() => queued);
    if (!queued || signal.aborted) return;
    if (!stored) {
      entries.remove(queued.submission);
      outcomes.publish({ kind: 'elsewhere', submission: queued.submission });
      return;
    }
    const { submission } = stored;
    try {
      const resultId = await send(submission, signal);
      await store.remove(submission);
      if (signal.aborted) return;
      entries.remove(queued.submission);
      outcomes.publish({ kind: 'sent', submission, resultId });
    } catch (error) {
      if (!signal.aborted) await handleFailure(submission, error, signal);
    }
  }

  async function handleFailure(submission: Submission, error: unknown, signal: AbortSignal): Promise<void> {
    if (isRejection(error)) {
      await store.remove(submission);
      const { activityId, learnerId } = submission;
      rejections.set(rejectionKey(activityId, learnerId), { submission, problem: error });
      // Somebody else has signed in: it is kept for the learner whose answers these are (D-017).
      if (signal.aborted) return;
      entries.remove(submission);
      outcomes.publish({ kind: 'rejected', submission, problem: error });
      return;
    }
    const queued = entries.get(submission.activityId);
    if (queued) entries.set({ ...queued, submission, failureReason: failureReasonOf(error) });
    if (isProblem(error, 402)) outcomes.publish({ kind: 'limited', submission, problem: error });
  }

  return {
    /** Works for this learner from now on and sends their entries. Resolves when the stored ones are loaded. */
    start,
    /** Another tab has stored something. */
    reload,
    /** Shows and sends nothing any more; what is stored stays stored. */
    stop,
    /** Takes in answers that could not be sent. */
    add,
    /** If there is a connection, tries what may succeed: it came back, or the page is visible again. */
    retry,
    /** Tries everything because somebody asked for it, also what the daily limit held back. Resolves afterwards. */
    sendNow,
    /** Of the present learner only, for screens to subscribe to. */
    entries: entries.store,
    entry: entries.get,
    /** Answers of this activity that the server rejected, to be changed and submitted again. */
    rejection: (activityId: string) => rejections.get(rejectionKey(activityId)),
    /** The rejected answers are on the screen again. Returns whether there were any. */
    clearRejection: (activityId: string): boolean => rejections.delete(rejectionKey(activityId)),
    /** Whether an entry would be lost if the page were closed. */
    hasEntryInMemory: (): boolean => entries.all().some(({ persistence }) => persistence === 'memory'),
    outcomes,
  };
}
