import { isProblem, isUnknownOutcome } from '#api/problem.ts';
import { isSameAnswer, withAnswerFrom } from '#questions/answers.ts';
import {
  isFinished,
  isPending,
  isSavedAnswerSheet,
  isUnsaved,
  type Answers,
  type Editing,
  type SavedAnswerSheet,
  type Stage,
  type Submission,
} from './answers.ts';
import { isAtLeastAsNew, mergeAnswers, withData, withReplaced, type DatedQuestion } from './merge-answers.ts';

export type AnswersEvent =
  | { type: 'open'; sheet: SavedAnswerSheet }
  | { type: 'answer'; questionId: string; data: unknown; now: Date }
  | { type: 'restore own answers'; now: Date }
  | { type: 'dismiss replaced' }
  /** An answer sheet from the server or another tab, whose newer answers are merged. */
  | { type: 'receive'; sheet: unknown }
  /** The server has saved the questions `sent` and returned the sheet. */
  | { type: 'saved'; sent: readonly DatedQuestion[]; sheet: unknown }
  | { type: 'save failed'; error: unknown }
  | { type: 'submit'; submission: Submission }
  /** Another tab has submitted, and waits for the server. */
  | { type: 'waits in another tab'; submission: Submission }
  | { type: 'send' }
  | { type: 'submission failed'; error: unknown }
  | { type: 'submitted'; resultId: string | undefined }
  | { type: 'superseded'; resultId: string }
  | { type: 'stored'; isOnDevice: boolean };

const editing = (save: Editing['save'], failure?: unknown): Editing => ({
  name: 'editing',
  save,
  failures: 0,
  failure,
});

const waiting = (reason?: 'offline' | 'server' | 'limit'): Stage => ({
  name: 'waiting',
  reason,
  isSending: false,
});

export const createAnswers = (
  { questions, ...sheet }: SavedAnswerSheet,
  ids: Pick<Answers, 'activityId' | 'topicId'>,
): Answers => ({
  ...ids,
  questions: questions.toSorted((first, second) => first.sortOrder - second.sortOrder),
  own: [],
  replaced: [],
  // A server without date-times does not report attempts.
  attempts: questions.some(isDated) ? attemptsIn({ questions, ...sheet }) : undefined,
  submission: undefined,
  stage: editing('untouched'),
  isOnDevice: true,
});

const isDated = ({ answerChangedAtUtc }: DatedQuestion) => answerChangedAtUtc !== undefined;
const attemptsIn = ({ latestAttempt }: SavedAnswerSheet): number => latestAttempt?.attemptNumber ?? 0;

/** The state machine of the answers to one activity. Ignores events that do not fit the stage. */
export function nextAnswers(answers: Answers, event: AnswersEvent): Answers {
  const { stage } = answers;
  switch (event.type) {
    case 'open': {
      // Offline, the sheet is a cached response, which may be older than the saved answers.
      return isPending(answers) || isNewerThan(event.sheet, answers)
        ? applyUnsaved(event.sheet, answers)
        : createAnswers(event.sheet, answers);
    }
    case 'answer': {
      return stage.name === 'editing'
        ? withAnswer(answers, event.questionId, event.data, event.now)
        : answers;
    }
    case 'restore own answers': {
      const restored = answers.replaced.reduce(
        (before, { id, previousData }) =>
          previousData === undefined || stage.name !== 'editing'
            ? before
            : withAnswer(before, id, previousData, event.now),
        answers,
      );
      return { ...restored, replaced: [] };
    }
    case 'dismiss replaced': {
      return { ...answers, replaced: [] };
    }
    case 'receive': {
      return stage.name === 'editing' ? mergeSheet(answers, event.sheet) : answers;
    }
    case 'saved': {
      if (stage.name !== 'editing') return answers;
      const isAsSent = answers.questions.every((question) => event.sent.includes(question));
      const saved = { ...editing(isAsSent ? 'saved' : 'unsaved'), failure: stage.failure };
      return mergeSheet({ ...answers, stage: saved }, event.sheet, event.sent);
    }
    case 'save failed': {
      if (stage.name !== 'editing') return answers;
      const { failures, failure } = stage;
      return {
        ...answers,
        stage: { name: 'editing', save: saveStateAfter(event.error), failures: failures + 1, failure },
      };
    }
    case 'submit': {
      if (stage.name !== 'editing') return answers;
      return { ...answers, replaced: [], submission: event.submission, stage: { name: 'submitting' } };
    }
    case 'waits in another tab': {
      if (stage.name !== 'editing') return answers;
      return { ...answers, replaced: [], submission: event.submission, stage: waiting('offline') };
    }
    case 'send': {
      return stage.name === 'waiting' ? { ...answers, stage: { ...stage, isSending: true } } : answers;
    }
    case 'submission failed': {
      return submissionFailed(answers, event.error);
    }
    case 'submitted': {
      const isUnderWay = stage.name === 'submitting' || stage.name === 'waiting';
      return isUnderWay ? { ...answers, stage: { name: 'submitted', resultId: event.resultId } } : answers;
    }
    case 'superseded': {
      if (isFinished(answers) || stage.name === 'submitting') return answers;
      return { ...answers, replaced: [], stage: { name: 'superseded', resultId: event.resultId } };
    }
    case 'stored': {
      return answers.isOnDevice === event.isOnDevice ? answers : { ...answers, isOnDevice: event.isOnDevice };
    }
  }
}

function saveStateAfter(error: unknown): 'failed' | 'limited' | 'refused' {
  if (isProblem(error, 402)) return 'limited';
  return isProblem(error, 403) ? 'refused' : 'failed';
}

function withAnswer(answers: Answers, questionId: string, data: unknown, now: Date): Answers {
  const before = answers.stage.name === 'editing' ? answers.stage : undefined;
  const hasFailed = before && ['failed', 'limited', 'refused'].includes(before.save);
  return {
    ...answers,
    questions: answers.questions.map((question) =>
      question.id === questionId ? withData(question, data, now) : question,
    ),
    own: answers.own.includes(questionId) ? answers.own : [...answers.own, questionId],
    replaced: answers.replaced.filter(({ id }) => id !== questionId),
    // An error of the last submission does not apply to changed answers.
    stage: { ...editing(hasFailed ? before.save : 'unsaved'), failures: before?.failures ?? 0 },
  };
}

function applyUnsaved(sheet: SavedAnswerSheet, answers: Answers): Answers {
  const { attempts, questions } = createAnswers(sheet, answers);
  const { stage } = answers;
  const answeredById = new Map(answers.questions.map((question) => [question.id, question]));
  // Submitted answers are shown as sent. Without date-times, the device's answers count as newer.
  const isNewer = stage.name === 'editing' && attempts !== undefined ? isAtLeastAsNew : () => true;
  const restored = questions.map((question) => {
    const answered = answeredById.get(question.id);
    const data =
      answered && isNewer(answered, question) ? withAnswerFrom(question, answered.data) : undefined;
    if (!answered || data === undefined) return question;
    return { ...question, data, answerChangedAtUtc: answered.answerChangedAtUtc };
  });
  const replaced = restored.flatMap((question) => {
    const before = answeredById.get(question.id);
    const isLost = before && answers.own.includes(question.id) && !isSameAnswer(question.data, before.data);
    return isLost ? [before] : [];
  });
  return {
    ...answers,
    // Unsent answers to an earlier attempt become the draft of the next one.
    attempts,
    questions: restored,
    replaced: withReplaced(answers.replaced, replaced, answers.own),
    stage: stage.name === 'editing' ? { ...stage, save: isUnsaved(answers) ? stage.save : 'unsaved' } : stage,
  };
}

function isNewerThan(sheet: SavedAnswerSheet, answers: Answers): boolean {
  const { stage, attempts, questions } = answers;
  const isSaved = stage.name === 'editing' && stage.save === 'saved';
  if (!isSaved || attempts === undefined || attemptsIn(sheet) > attempts) return false;
  return mergeAnswers(sheet.questions, questions).replaced.length > 0;
}

function mergeSheet(answers: Answers, sheet: unknown, sent: readonly DatedQuestion[] = []): Answers {
  if (!isSavedAnswerSheet(sheet)) return answers;
  const attempts = answers.attempts ?? attemptsIn(sheet);
  if (sheet.latestAttempt && attemptsIn(sheet) > attempts) {
    return nextAnswers(answers, { type: 'superseded', resultId: sheet.latestAttempt.id });
  }
  const { questions, replaced } = mergeAnswers(answers.questions, sheet.questions, (question) =>
    sent.includes(question),
  );
  const ids = new Set(replaced.map(({ id }) => id));
  return {
    ...answers,
    attempts,
    questions,
    replaced: withReplaced(answers.replaced, replaced, answers.own),
    own: answers.own.filter((id) => !ids.has(id)),
  };
}

function submissionFailed(answers: Answers, error: unknown): Answers {
  const { stage } = answers;
  const isRefused = isProblem(error) && error.status >= 400 && error.status < 500;
  if (stage.name === 'waiting') {
    return isRefused && !temporaryStatuses.includes(error.status)
      ? { ...answers, submission: undefined, stage: editing('unsaved', error) }
      : { ...answers, stage: waiting(reasonOf(error)) };
  }
  if (stage.name !== 'submitting') return answers;
  if (isUnknownOutcome(error) || (isProblem(error) && error.reason === 'offline')) {
    return { ...answers, stage: waiting(reasonOf(error)) };
  }
  const submission = isRefused ? undefined : answers.submission;
  // After a 402 the paywall opens, and saves would be refused.
  const failed = isProblem(error, 402) ? editing('limited') : editing('unsaved', error);
  return { ...answers, submission, stage: failed };
}

/** Refusals that end with the next sign-in (401), on the next day (402), or after a short time (408, 425, 429). */
const temporaryStatuses: readonly number[] = [401, 402, 408, 425, 429];

function reasonOf(error: unknown): 'offline' | 'server' | 'limit' {
  if (isProblem(error, 402)) return 'limit';
  return isProblem(error) && error.reason === 'offline' ? 'offline' : 'server';
}
