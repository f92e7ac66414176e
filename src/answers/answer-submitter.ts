import { Problem } from '#api/problem.ts';
import type { AnswerStorage } from './answer-storage.ts';
import { isHeldByLimit, createSubmission, type Answers, type Submission } from './answers.ts';
import type { AnswersEvent } from './next-answers.ts';
import { retryDelay } from './retry-delays.ts';

/**
 * Tells other tabs that the stored answers to an activity have changed or, with `resultId`, that the server has
 * received them.
 */
export interface TabMessage {
  learnerId: string;
  activityId: string;
  resultId?: string;
}

export interface CallOptions {
  /**
   * If true, a refusal does not navigate (D-007). False only for the first request of a submission, and for saves of an
   * answer sheet that was opened in this session.
   */
  isBackground: boolean;
  signal: AbortSignal;
}

export interface SubmitterDependencies {
  storage: AnswerStorage;
  submit: (
    answers: { learnerId: string; activityId: string; topicId: string } & Submission,
    options: CallOptions,
  ) => Promise<string>;
  notifyTabs: (message: TabMessage) => void;
  /** Runs `task` while no other tab holds the lock. */
  withLock: (task: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  now: () => Date;
}

interface AnswersAccess<Session> {
  all: () => readonly Answers[];
  get: (activityId: string) => Answers | undefined;
  dispatch: (session: Session, activityId: string, event: AnswersEvent) => void;
}

export interface SubmitterSession {
  learnerId: string;
  ended: AbortController;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
  retries: number;
  sending: Promise<void> | undefined;
}

export function createSubmitter<Session extends SubmitterSession>(
  { storage, submit, notifyTabs, withLock, isOnline, now }: SubmitterDependencies,
  { all, get, dispatch }: AnswersAccess<Session>,
) {
  const waiting = () => all().filter(({ stage }) => stage.name === 'waiting');

  async function submitNow(current: Session, activityId: string): Promise<void> {
    const answers = get(activityId);
    if (answers?.stage.name !== 'editing') return;
    dispatch(current, activityId, { type: 'submit', submission: createSubmission(answers, now()) });
    // Without the lock, a tab that opens meanwhile would also send the stored submission.
    if (isOnline()) await withLock(() => send(current, activityId, false));
    else {
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
      await storage.remove(learnerId, activityId);
      notifyTabs({ learnerId, activityId, resultId });
    } catch (error) {
      dispatch(current, activityId, { type: 'submission failed', error });
    }
  }

  /** Sends the waiting answers now, except those that the daily limit holds back. Does nothing while offline. */
  function retry(current: Session): void {
    clearTimeout(current.retryTimer);
    if (isOnline()) void sendWaiting(current, (answers) => !isHeldByLimit(answers));
  }

  function scheduleRetry(current: Session): void {
    clearTimeout(current.retryTimer);
    if (current.ended.signal.aborted || waiting().every(isHeldByLimit)) return;
    current.retries += 1;
    current.retryTimer = setTimeout(() => retry(current), retryDelay(current.retries));
  }

  async function sendNow(current: Session): Promise<void> {
    for (const { activityId } of waiting()) dispatch(current, activityId, { type: 'send' });
    // The batch in progress may have started without some of the waiting answers.
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

  /** Submissions are sent in sequence, because attempts are numbered in their order. */
  async function sendInTurn(current: Session, [first, ...others]: readonly Answers[]): Promise<void> {
    if (!first || current.ended.signal.aborted) return;
    const { activityId } = first;
    // If the submission is no longer stored, another tab has sent it. If the database fails, send it.
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
