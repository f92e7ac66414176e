import { isProblem } from '#api/problem.ts';
import { retryDelay } from '../../retry-delays.ts';

/** Milliseconds without a change before the answers are saved. */
export const quietPeriod = 800;

/**
 * `untouched`: as it was loaded. `saving`: changed, and soon saved. `failed`: will be tried again. `refused`: the server
 * does not save answers of this person (403), or not today (402), so no further try is made.
 */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed' | 'refused';

interface AnsweredQuestion {
  id: string;
  data: unknown;
}

interface DraftSnapshot<Q extends AnsweredQuestion> {
  questions: readonly Q[];
  saveState: SaveState;
}

/** One person's answers to one activity, with autosave. Knows neither React nor the page nor the server. */
export interface AnswerDraft<Q extends AnsweredQuestion> {
  snapshot: () => DraftSnapshot<Q>;
  /** Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Sets the data of a question; it is saved after the quiet period. */
  setAnswer: (questionId: string, data: unknown) => void;
  /** Whether there are changes that the server does not have and may still accept. */
  isUnsaved: () => boolean;
  /** Saves changes now. */
  flush: () => void;
  /** No save begins until `resume`: the answers are being submitted. */
  pause: () => void;
  resume: () => void;
  /** The answers were submitted: they are never saved again. */
  discard: () => void;
  /** The submission was rejected after all: the answers are to be saved like any others. */
  restore: () => void;
  /** The screen was opened again: a refused draft gets another try. */
  reopen: () => void;
}

/**
 * @param questions as they were loaded, with the answers saved before
 * @param save sends all questions; its result is never read, so that newer typing stays
 */
export function createAnswerDraft<Q extends AnsweredQuestion>(
  questions: readonly Q[],
  save: (questions: readonly Q[]) => Promise<unknown>,
): AnswerDraft<Q> {
  const listeners = new Set<() => void>();
  let current: DraftSnapshot<Q> = { questions, saveState: 'untouched' };
  let version = 0;
  let savedVersion = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isSaveRequested = false;
  let isPaused = false;

  const update = (change: Partial<DraftSnapshot<Q>>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };

  const isUnsaved = () => version !== savedVersion && current.saveState !== 'refused';

  const saveAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isPaused && isUnsaved()) timer = setTimeout(saveNow, milliseconds);
  };

  const saveNow = () => {
    clearTimeout(timer);
    if (isPaused || !isUnsaved()) return;
    if (isSaving) isSaveRequested = true;
    else void saveVersion(version);
  };

  const saveVersion = async (sent: number) => {
    isSaving = true;
    isSaveRequested = false;
    const failure: unknown = await save(current.questions).then(
      () => undefined,
      (error: unknown) => error ?? new Error('The answers were not saved.'),
    );
    isSaving = false;
    if (failure === undefined) handleSaved(sent);
    else handleFailure(failure);
  };

  const handleSaved = (sent: number) => {
    savedVersion = Math.max(savedVersion, sent);
    failures = 0;
    update({ saveState: version === savedVersion ? 'saved' : 'saving' });
    if (isSaveRequested) saveNow();
  };

  const handleFailure = (error: unknown) => {
    failures += 1;
    const isRefused = isProblem(error, 403) || isProblem(error, 402);
    update({ saveState: isRefused ? 'refused' : 'failed' });
    saveAfter(retryDelay(failures));
  };

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setAnswer(questionId, data) {
      version += 1;
      const changed = current.questions.map((question) =>
        question.id === questionId ? { ...question, data } : question,
      );
      // A failure stays on the screen until a save succeeds, however much is typed meanwhile.
      const hasFailed = current.saveState === 'failed' || current.saveState === 'refused';
      update({ questions: changed, saveState: hasFailed ? current.saveState : 'saving' });
      saveAfter(quietPeriod);
    },
    isUnsaved,
    flush: saveNow,
    pause() {
      isPaused = true;
      clearTimeout(timer);
    },
    resume() {
      isPaused = false;
      saveAfter(quietPeriod);
    },
    discard() {
      isPaused = true;
      clearTimeout(timer);
      savedVersion = version;
    },
    restore() {
      isPaused = false;
      version += 1;
      update({ saveState: 'saving' });
      saveAfter(quietPeriod);
    },
    reopen() {
      isPaused = false;
      if (current.saveState === 'refused') update({ saveState: 'saving' });
      saveAfter(quietPeriod);
    },
  };
}
