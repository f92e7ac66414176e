import { Problem } from '#api/problem.ts';
import type { AnswerStorage } from './answer-storage.ts';
import { isHeldByLimit, createSubmission, type Answers, type Submission } from './answers.ts';
import type { AnswersEvent } from './next-answers.ts';
import { retryDelay } from './retry-delays.ts';

/** Tells the other tabs on this device that the record of some answers has changed. */
export interface TabMessage {
  learnerId: string;
  activityId: string;
  /** The answers were submitted. */
  resultId?: string;
}

export interface CallOptions {
  /** The learner is elsewhere or did not ask for it: a refusal leads to no other page (D-007). */
  isBackground: boolean;
  signal: AbortSignal;
}

export interface SubmitterDependencies {
  storage: AnswerStorage;
  /** Submits answers of the learner and returns the id of the result. */
  submit: (
    answers: { learnerId: string; activityId: string; topicId: string } & Submission,
    options: CallOptions,
  ) => Promise<string>;
  notifyTabs: (message: TabMessage) => void;
  /** Runs the work while no other tab does the same. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  now: () => Date;
}

/** What the submitter needs to know of the answers. */
interface Answering<Session> {
  all: () => readonly Answers[];
  get: (activityId: string) => Answers | undefined;
  dispatch: (session: Session, activityId: string, event: AnswersEvent) => void;
}

/** The time in which answers of one learner are submitted. */
export interface SubmitterSession {
  learnerId: string;
  ended: AbortController;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
  retries: number;
  sending: Promise<void> | undefined;
}

/** Submits answers, and retries until the server has them or refuses them. */
export function createSubmitter<Session extends SubmitterSession>(
  { storage, submit, notifyTabs, withLock, isOnline, now }: SubmitterDependencies,
  { all, get, dispatch }: Answering<Session>,
) {
  const waiting = () => all().filter(({ stage }) => stage.name === 'waiting');

  async function submitNow(current: Session, activityId: string): Promise<void> {
    const answers = get(activityId);
    if (answers?.stage.name !== 'editing') return;
    dispatch(current, activityId, { type: 'submit', submission: createSubmission(answers, now()) });
    // A tab that is opened meanwhile finds the submission on the device, and would send it as well.
    if (isOnline()) await withLock(() => send(current, activityId, false));
    else {
      // The browser knows that there is no connection: no need to try.
      const error = new Problem(0, '', { reason: 'offline' });
      dispatch(current, activityId, { type: 'submission failed', error });
    }
    if (get(activityId)?.stage.name !== 'waiting') return;
    notifyTabs({ learnerId: current.learnerId, activityId });
    current.retries = 0;
    scheduleRetry(current);
  }

  async function send(current: Session, activityId: string, isBackground: boolean): Promise<void> {
    const { learnerId, ended } = current;
    const answers = get(activityId);
    if (!answers?.submission) return;
    const { topicId, submission } = answers;
    try {
      const resultId = await submit(
        { learnerId, activityId, topicId, ...submission },
        { isBackground, signal: ended.signal },
      );
      dispatch(current, activityId, { type: 'submitted', resultId });
      // The session may have ended meanwhile.
      await storage.remove(learnerId, activityId);
      notifyTabs({ learnerId, activityId, resultId });
    } catch (error) {
      dispatch(current, activityId, { type: 'submission failed', error });
    }
  }

  /** Tries what waits, if there is a connection: it came back, or the page is visible again. */
  function retry(current: Session): void {
    clearTimeout(current.retryTimer);
    // Without a connection there is no need to try: the browser says when it is back.
    if (isOnline()) void sendWaiting(current, (answers) => !isHeldByLimit(answers));
  }

  function scheduleRetry(current: Session): void {
    clearTimeout(current.retryTimer);
    if (current.ended.signal.aborted || waiting().every(isHeldByLimit)) return;
    current.retries += 1;
    current.retryTimer = setTimeout(() => retry(current), retryDelay(current.retries));
  }

  /** Tries everything because the learner asked for it, also what the daily limit held back. */
  async function sendNow(current: Session): Promise<void> {
    for (const { activityId } of waiting()) dispatch(current, activityId, { type: 'send' });
    // Sending that began before the press may have passed over some of them.
    await current.sending;
    await sendWaiting(current, () => true);
  }

  async function sendWaiting(current: Session, isDue: (answers: Answers) => boolean): Promise<void> {
    const due = waiting().filter(isDue);
    if (due.length > 0) {
      current.sending ??= withLock(() => sendInTurn(current, due)).finally(() => {
        current.sending = undefined;
        scheduleRetry(current);
      });
    }
    await current.sending;
  }

  /** One after the other: attempts are numbered in the order in which they were submitted. */
  async function sendInTurn(current: Session, [first, ...others]: readonly Answers[]): Promise<void> {
    if (!first || current.ended.signal.aborted) return;
    const { activityId } = first;
    // Another tab may have sent it. A database that fails says nothing about that.
    const isStored = await storage.find(current.learnerId, activityId).then(
      (record) => record?.stage === 'waiting',
      () => true,
    );
    if (isStored) await send(current, activityId, true);
    else dispatch(current, activityId, { type: 'submitted', resultId: undefined });
    await sendInTurn(current, others);
  }

  return { submitNow, retry, sendNow };
}
