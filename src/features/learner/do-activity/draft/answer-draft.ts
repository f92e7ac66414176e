import { isProblem } from '#api/problem.ts';
import { retryDelay } from '../../retry-delays.ts';
import { isKeptSheet, type KeptSheet } from './kept-sheet.ts';
import { changed, mergeAnswers, type DatedQuestion } from './merge-answers.ts';
import { forgetReplaced, withReplaced, type ReplacedAnswer } from './replaced-answers.ts';

/** Milliseconds without a change before the answers are saved. */
export const quietPeriod = 800;

/**
 * `untouched`: as it was loaded. `saving`: changed, and soon saved. `failed`: will be tried again. `refused`: the server
 * does not save answers of this person (403), or not today (402), so no further try is made.
 */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed' | 'refused';

interface DraftSnapshot<Q extends DatedQuestion> {
  questions: readonly Q[];
  saveState: SaveState;
  /** The questions that show a newer answer from another window, until somebody has taken note of it. */
  replaced: readonly ReplacedAnswer[];
  /** The id of the result, if the answers were handed in from another window. Nothing is saved any more then. */
  handedIn: string | undefined;
}

/** One person's answers to one activity, with autosave. Knows neither React nor the page nor the server. */
export interface AnswerDraft<Q extends DatedQuestion> {
  snapshot: () => DraftSnapshot<Q>;
  /** Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Sets the data of a question; it is saved after the quiet period. */
  setAnswer: (questionId: string, data: unknown) => void;
  /** Shows what is newer in a sheet as the server keeps it, whoever asked for it; anything else changes nothing. */
  receive: (kept: unknown) => void;
  /** The learner's own answers take the place of the newer ones. */
  bringBackOwn: () => void;
  /** Somebody has taken note of the newer answers. */
  forgetReplaced: () => void;
  /** The answers were handed in from another window. */
  handIn: (resultId: string) => void;
  /** Whether there are changes that the server does not have and may still accept. */
  isUnsaved: () => boolean;
  /** Saves changes now. */
  flush: () => void;
  /** No save begins until `resume`, and nothing is received: the answers are being submitted. */
  pause: () => void;
  resume: () => void;
  /** The answers were submitted: they are never saved again. */
  discard: () => void;
  /** Whether the answers are submitted, or about to be. */
  isPaused: () => boolean;
  /** The submission was rejected after all: the answers are to be saved like any others. */
  restore: () => void;
  /** The screen was opened again: a refused draft gets another try. */
  reopen: () => void;
}

interface Dependencies<Q> {
  /** Sends all questions. Returns the sheet as the server keeps it. */
  save: (questions: readonly Q[]) => Promise<unknown>;
  now: () => Date;
}

/** @param loaded the sheet as it was loaded, with the answers saved before */
export function createAnswerDraft<Q extends DatedQuestion>(
  loaded: KeptSheet<Q>,
  { save, now }: Dependencies<Q>,
): AnswerDraft<Q> {
  const listeners = new Set<() => void>();
  let current: DraftSnapshot<Q> = {
    questions: loaded.questions,
    saveState: 'untouched',
    replaced: [],
    handedIn: undefined,
  };
  /** Answered on this sheet: what replaces such an answer replaces something that was typed here. */
  const ownAnswers = new Set<string>();
  // A sheet without date-times was not loaded from a server that tells its attempts.
  const hasTimes = loaded.questions.some(({ answerChangedAtUtc }) => answerChangedAtUtc !== undefined);
  let attempts = hasTimes ? attemptsIn(loaded) : undefined;
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
    const { questions } = current;
    const outcome = await save(questions).then(
      (kept) => ({ kept }),
      (error: unknown) => ({ failure: error ?? new Error('The answers were not saved.') }),
    );
    isSaving = false;
    if ('failure' in outcome) {
      handleFailure(outcome.failure);
      return;
    }
    receive(outcome.kept, questions);
    handleSaved(sent);
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

  const receive = (kept: unknown, sent: readonly Q[] = []) => {
    if (isPaused || !isKeptSheet(kept)) return;
    attempts ??= attemptsIn(kept);
    if (kept.latestAttempt && attemptsIn(kept) > attempts) {
      handIn(kept.latestAttempt.id);
      return;
    }
    const isAsSent = (question: Q) => sent.includes(question);
    const { questions, replaced } = mergeAnswers(current.questions, kept.questions, isAsSent);
    update({ questions, replaced: withReplaced(current.replaced, replaced, ownAnswers) });
    for (const { id } of replaced) ownAnswers.delete(id);
  };

  const handIn = (resultId: string) => {
    discard();
    update({ handedIn: resultId, saveState: 'untouched' });
  };

  const discard = () => {
    isPaused = true;
    clearTimeout(timer);
    savedVersion = version;
    if (current.replaced.length > 0) update({ replaced: [] });
  };

  const setAnswer = (questionId: string, data: unknown) => {
    version += 1;
    ownAnswers.add(questionId);
    const questions = current.questions.map((question) =>
      question.id === questionId ? changed(question, data, now()) : question,
    );
    // A failure stays on the screen until a save succeeds, however much is typed meanwhile.
    const hasFailed = current.saveState === 'failed' || current.saveState === 'refused';
    const saveState = hasFailed ? current.saveState : 'saving';
    update({ questions, saveState, replaced: forgetReplaced(current.replaced, questionId) });
    saveAfter(quietPeriod);
  };

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setAnswer,
    receive: (kept) => receive(kept),
    bringBackOwn() {
      for (const { id, own } of current.replaced) if (own !== undefined) setAnswer(id, own);
      update({ replaced: [] });
    },
    forgetReplaced: () => update({ replaced: [] }),
    handIn,
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
    discard,
    isPaused: () => isPaused,
    restore() {
      isPaused = false;
      version += 1;
      for (const { id } of current.questions) ownAnswers.add(id);
      update({ saveState: 'saving' });
      saveAfter(quietPeriod);
    },
    reopen() {
      // Handed in is handed in.
      if (current.handedIn !== undefined) return;
      isPaused = false;
      if (current.saveState === 'refused') update({ saveState: 'saving' });
      saveAfter(quietPeriod);
    },
  };
}

const attemptsIn = ({ latestAttempt }: KeptSheet): number => latestAttempt?.attemptNumber ?? 0;
