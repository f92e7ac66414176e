import { isProblem } from '#api/problem.ts';

/** Milliseconds without a change before the answers are saved. */
export const quietPeriod = 800;

/** Milliseconds between tries after one, two, … failures; the last one goes on. */
export const retryDelays = [2000, 5000, 15_000, 30_000] as const;

/**
 * `untouched`: as it was loaded. `saving`: typed, on its way. `failed`: will be tried again. `refused`: the server
 * does not keep answers of this person (403) or not today (402), so it is not asked again.
 */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed' | 'refused';

interface Answered {
  id: string;
  data: unknown;
}

interface DraftView<Q extends Answered> {
  questions: readonly Q[];
  saveState: SaveState;
}

/** The answers of one person to one activity, and the saving of them. Knows no React, no page and no server. */
export interface AnswerDraft<Q extends Answered> {
  view: () => DraftView<Q>;
  subscribe: (listener: () => void) => () => void;
  /** Puts a question's new data in place; it is saved after the quiet period. */
  answer: (questionId: string, data: unknown) => void;
  /** Whether the page holds something that the server lacks and may still get. */
  isUnsaved: () => boolean;
  /** Saves now what is not saved yet. */
  flush: () => void;
  /** No save begins until `release`: the answers are being submitted. */
  hold: () => void;
  release: () => void;
  /** The answers were submitted: nothing of them is ever saved again. */
  discard: () => void;
  /** The submission was refused in the end: the answers are to be saved like any others. */
  takeBack: () => void;
  /** Tries anew after a refusal: the screen was opened again. */
  reopen: () => void;
}

/**
 * @param questions the sheet as it was loaded, with the answers saved before
 * @param save sends all questions; what it answers is never read, so that newer typing stays
 */
export function createAnswerDraft<Q extends Answered>(
  questions: readonly Q[],
  save: (questions: readonly Q[]) => Promise<unknown>,
): AnswerDraft<Q> {
  const listeners = new Set<() => void>();
  let view: DraftView<Q> = { questions, saveState: 'untouched' };
  let version = 0;
  let savedVersion = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isDueAgain = false;
  let isHeld = false;

  const show = (change: Partial<DraftView<Q>>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };

  const isOpen = () => version !== savedVersion && view.saveState !== 'refused';

  const saveAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isHeld && isOpen()) timer = setTimeout(saveNow, milliseconds);
  };

  const saveNow = () => {
    clearTimeout(timer);
    if (isHeld || !isOpen()) return;
    if (isSaving) isDueAgain = true;
    else void send(version);
  };

  const send = async (sent: number) => {
    isSaving = true;
    isDueAgain = false;
    const failure: unknown = await save(view.questions).then(
      () => undefined,
      (error: unknown) => error ?? new Error('The answers were not saved.'),
    );
    isSaving = false;
    if (failure === undefined) savedAs(sent);
    else failed(failure);
  };

  const savedAs = (sent: number) => {
    savedVersion = Math.max(savedVersion, sent);
    failures = 0;
    show({ saveState: version === savedVersion ? 'saved' : 'saving' });
    if (isDueAgain) saveNow();
  };

  const failed = (error: unknown) => {
    failures += 1;
    const isRefused = isProblem(error, 403) || isProblem(error, 402);
    show({ saveState: isRefused ? 'refused' : 'failed' });
    saveAfter(retryDelays[Math.min(failures, retryDelays.length) - 1] ?? quietPeriod);
  };

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(questionId, data) {
      version += 1;
      const changed = view.questions.map((question) =>
        question.id === questionId ? { ...question, data } : question,
      );
      // What could not be saved says so until it is saved, however much is typed meanwhile.
      const isCalm = view.saveState !== 'failed' && view.saveState !== 'refused';
      show({ questions: changed, saveState: isCalm ? 'saving' : view.saveState });
      saveAfter(quietPeriod);
    },
    isUnsaved: isOpen,
    flush: saveNow,
    hold() {
      isHeld = true;
      clearTimeout(timer);
    },
    release() {
      isHeld = false;
      saveAfter(quietPeriod);
    },
    discard() {
      isHeld = true;
      clearTimeout(timer);
      savedVersion = version;
    },
    takeBack() {
      isHeld = false;
      version += 1;
      show({ saveState: 'saving' });
      saveAfter(quietPeriod);
    },
    reopen() {
      isHeld = false;
      if (view.saveState === 'refused') show({ saveState: 'saving' });
      saveAfter(quietPeriod);
    },
  };
}
