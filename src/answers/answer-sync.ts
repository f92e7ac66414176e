import { createStore } from 'zustand';
import { isProblem } from '#api/problem.ts';
import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';
import {
  hasRecord,
  needsStoring,
  restoredAnswers,
  storedStage,
  toRecord,
  type StoredAnswers,
} from './answer-record.ts';
import {
  createSubmitter,
  type CallOptions,
  type SubmitterDependencies,
  type SubmitterSession,
  type TabMessage,
} from './answer-submitter.ts';
import { isUnsaved, questionsToSave, type Answers, type SavedAnswerSheet } from './answers.ts';
import { createAnswers, nextAnswers, type AnswersEvent } from './next-answers.ts';
import { retryDelay } from './retry-delays.ts';

export const saveDelay = 800;

interface Dependencies extends SubmitterDependencies {
  save: (
    answers: { learnerId: string; activityId: string; questions: AnsweredQuestion[] },
    options: Pick<CallOptions, 'isBackground'>,
  ) => Promise<unknown>;
  /** Returns a function that stops listening. */
  listenToTabs: (listener: (message: TabMessage) => void) => () => void;
}

const isWorthRetrying = (error: unknown): boolean =>
  !isProblem(error) || ![400, 404, 409, 410, 422].includes(error.status);

type Timer = ReturnType<typeof setTimeout>;

interface Session extends SubmitterSession {
  stopListening: () => void;
  loaded: Promise<void>;
  opened: Set<string>;
  /** Activities whose refused saves do not navigate, because the screen works without them. */
  optional: Set<string>;
  saveTimers: Map<string, Timer>;
  saving: Set<string>;
}

/**
 * Synchronizes the answers of the current learner: stores each change on the device, saves after a pause in typing,
 * submits, and retries after failures that may be temporary. Independent of React and of the page.
 */
export function createAnswerSync({ save, listenToTabs, ...dependencies }: Dependencies) {
  const { storage, notifyTabs, now } = dependencies;
  const store = createStore<ReadonlyMap<string, Answers>>(() => new Map());
  let session: Session | undefined;

  const get = (activityId: string): Answers | undefined => store.getState().get(activityId);
  const all = (): Answers[] => [...store.getState().values()];
  const set = (answers: Answers) =>
    store.setState(new Map([...store.getState(), [answers.activityId, answers]]), true);
  const submitter = createSubmitter<Session>(dependencies, { all, get, dispatch });

  function start(learnerId: string): Promise<void> {
    if (session?.learnerId === learnerId) return session.loaded;
    stop();
    const started: Session = {
      learnerId,
      ended: new AbortController(),
      // Listen before loading, so that no message of another tab is missed.
      stopListening: listenToTabs((message) => void handleMessage(message)),
      loaded: Promise.resolve(),
      opened: new Set(),
      optional: new Set(),
      saveTimers: new Map(),
      saving: new Set(),
      retryTimer: undefined,
      retries: 0,
      sending: undefined,
    };
    session = started;
    started.loaded = load(started);
    return started.loaded;
  }

  async function load(current: Session): Promise<void> {
    const records = await storage.list(current.learnerId);
    if (session !== current) return;
    for (const record of records) if (!get(record.activityId)) restore(current, record);
    submitter.retry(current);
  }

  function restore(current: Session, record: StoredAnswers): void {
    const answers = restoredAnswers(record);
    set(answers);
    scheduleSave(current, answers, saveDelay);
  }

  /** Stops saving and sending. Unsaved answers remain on the device (D-239). */
  function stop(): void {
    if (!session) return;
    const { learnerId, ended, stopListening, saveTimers, retryTimer } = session;
    ended.abort();
    stopListening();
    clearTimeout(retryTimer);
    for (const timer of saveTimers.values()) clearTimeout(timer);
    for (const { activityId } of all()) void storage.removeSaved(learnerId, activityId);
    session = undefined;
    store.setState(new Map(), true);
  }

  function dispatch(current: Session | undefined, activityId: string, event: AnswersEvent): void {
    const before = get(activityId);
    if (!before || !current || current !== session) return;
    const after = nextAnswers(before, event);
    if (after === before) return;
    set(after);
    if (needsStoring(before, after)) void persist(current, after);
    else if (hasRecord(before) && !hasRecord(after)) {
      if (event.type === 'open') void storage.removeSaved(current.learnerId, activityId);
      else void storage.remove(current.learnerId, activityId);
    }
    if (event.type === 'save failed' && after.stage.name === 'editing') {
      if (isWorthRetrying(event.error)) scheduleSave(current, after, retryDelay(after.stage.failures));
    } else if (event.type !== 'receive' && event.type !== 'stored') {
      scheduleSave(current, after, saveDelay);
    }
  }

  async function persist(current: Session, answers: Answers): Promise<void> {
    const isOnDevice = await storage.put(toRecord(current.learnerId, answers));
    dispatch(current, answers.activityId, { type: 'stored', isOnDevice });
  }

  function scheduleSave(current: Session, answers: Answers, milliseconds: number): void {
    const { activityId } = answers;
    clearTimeout(current.saveTimers.get(activityId));
    if (!isUnsaved(answers)) return;
    current.saveTimers.set(
      activityId,
      setTimeout(() => void saveNow(current, activityId), milliseconds),
    );
  }

  async function saveNow(current: Session, activityId: string): Promise<void> {
    const answers = get(activityId);
    if (!answers || !isUnsaved(answers) || current.saving.has(activityId)) return;
    // If the server does not compare date-times, a save could overwrite newer answers of another device.
    const isOpened = current.opened.has(activityId);
    if (!isOpened && answers.attempts === undefined) return;
    clearTimeout(current.saveTimers.get(activityId));
    current.saving.add(activityId);
    const { questions: sent } = answers;
    const { learnerId } = current;
    const questions = questionsToSave(answers);
    const event = await save(
      { learnerId, activityId, questions },
      { isBackground: !isOpened || current.optional.has(activityId) },
    ).then(
      (sheet): AnswersEvent => ({ type: 'saved', sent, sheet }),
      (error: unknown): AnswersEvent => ({ type: 'save failed', error }),
    );
    current.saving.delete(activityId);
    dispatch(current, activityId, event);
    if (event.type === 'saved') notifyTabs({ learnerId, activityId });
  }

  /** Saves all changes now, because the page is hidden or the connection is restored. */
  function flush(): void {
    const current = session;
    if (current) for (const { activityId } of all()) void saveNow(current, activityId);
  }

  async function handleMessage({ learnerId, activityId, resultId }: TabMessage): Promise<void> {
    const current = session;
    if (!current || current.learnerId !== learnerId) return;
    if (resultId !== undefined) {
      dispatch(current, activityId, { type: 'superseded', resultId });
      return;
    }
    const record = await storage.find(learnerId, activityId).catch(() => undefined);
    if (!record || current !== session) return;
    if (get(activityId)) dispatch(current, activityId, { type: 'receive', sheet: record });
    else restore(current, record);
    if (record.stage === 'waiting' && record.submission) {
      dispatch(current, activityId, { type: 'waits in another tab', submission: record.submission });
    }
  }

  return {
    store,
    get,
    /** Starts for a learner; resolves when the stored answers are loaded. */
    start,
    stop,
    /** @param options.isOptional whether a refused save does not navigate, because the screen works without the sheet */
    open(sheet: SavedAnswerSheet & { id: string; topicId: string }, { isOptional = false } = {}): void {
      const ids = { activityId: sheet.id, topicId: sheet.topicId };
      session?.opened.add(sheet.id);
      if (isOptional) session?.optional.add(sheet.id);
      else session?.optional.delete(sheet.id);
      if (get(sheet.id)) dispatch(session, sheet.id, { type: 'open', sheet });
      else set(createAnswers(sheet, ids));
    },
    answer: (activityId: string, questionId: string, data: unknown) =>
      dispatch(session, activityId, { type: 'answer', questionId, data, now: now() }),
    /** Restores this device's answers after newer answers from another device replaced them. */
    restoreOwn: (activityId: string) =>
      dispatch(session, activityId, { type: 'restore own answers', now: now() }),
    dismissReplaced: (activityId: string) => dispatch(session, activityId, { type: 'dismiss replaced' }),
    receive: (activityId: string, sheet: unknown) =>
      dispatch(session, activityId, { type: 'receive', sheet }),
    flush,
    submit: async (activityId: string): Promise<void> => {
      if (session) await submitter.submitNow(session, activityId);
    },
    retry: (): void => {
      if (session) submitter.retry(session);
    },
    sendNow: async (): Promise<void> => {
      if (session) await submitter.sendNow(session);
    },
    wouldLoseAnswers: (): boolean =>
      all().some((answers) => !answers.isOnDevice && hasRecord(answers) && storedStage(answers) !== 'saved'),
  };
}
