import { isRecord } from '#api/problem.ts';
import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';
import { parseQuestion } from '#questions/registry.ts';
import type { DatedQuestion, ReplacedAnswer } from './merge-answers.ts';

export interface Submission {
  /** The request body; every retry must send the same. */
  questions: readonly AnsweredQuestion[];
  /** Idempotency key: the server records all requests with it as one attempt. */
  key: string;
  /** ISO 8601. */
  submittedAt: string;
}

export type Stage =
  | {
      name: 'editing';
      /**
       * `untouched`: as loaded. `unsaved`: save pending. `failed`: the last save failed and may be retried. `limited`:
       * not saved, because the daily limit was reached (402). `refused`: not saved for this user (403).
       */
      save: 'untouched' | 'unsaved' | 'saved' | 'failed' | 'limited' | 'refused';
      failures: number;
      failure?: unknown;
    }
  | { name: 'submitting' }
  | {
      name: 'waiting';
      /** The cause of the last failure: offline, server failure, or daily limit (402). */
      reason: 'offline' | 'server' | 'limit' | undefined;
      /** The learner has pressed 'Send now'. Background retries are not shown. */
      isSending: boolean;
    }
  /** `resultId` is undefined if another tab sent the answers and its message was missed. */
  | { name: 'submitted'; resultId: string | undefined }
  | { name: 'superseded'; resultId: string };

/** A learner's answers to an activity, until the server has the submission. */
export interface Answers {
  activityId: string;
  topicId: string;
  questions: readonly DatedQuestion[];
  /** Ids of questions answered on this device. */
  own: readonly string[];
  /** Questions that show a newer answer from another device, until the learner dismisses the notice. */
  replaced: readonly ReplacedAnswer[];
  /** Number of the latest attempt on the server; undefined if the server does not report attempts. */
  attempts: number | undefined;
  /** The last submission; its key is reused after an unknown outcome. */
  submission: Submission | undefined;
  stage: Stage;
  isOnDevice: boolean;
}

export interface SavedAnswerSheet {
  questions: readonly DatedQuestion[];
  latestAttempt?: { id: string; attemptNumber: number };
}

export type Editing = Extract<Stage, { name: 'editing' }>;

export const isUnsaved = ({ stage }: Answers): boolean =>
  stage.name === 'editing' && (stage.save === 'unsaved' || stage.save === 'failed');

/** Whether the server may lack answers. */
export const isPending = (answers: Answers): boolean =>
  !isFinished(answers) &&
  (answers.stage.name !== 'editing' || !['untouched', 'saved'].includes(answers.stage.save));

/** Whether the learner can no longer change or send the answers. */
export const isFinished = ({ stage }: Answers): boolean =>
  stage.name === 'submitted' || stage.name === 'superseded';

/** Whether only 'Send now' sends the answers, because the last request reached the daily limit. */
export const isHeldByLimit = ({ stage }: Answers): boolean =>
  stage.name === 'waiting' && stage.reason === 'limit';

/** The server refuses unknown question types. */
const answerable = (questions: readonly DatedQuestion[]) =>
  questions.filter((question) => parseQuestion(question) !== undefined);

/** Returns the request body of a save, with date-times if the server compares them (D-246). */
export const questionsToSave = ({ questions }: Answers): AnsweredQuestion[] =>
  answerable(questions).map(
    ({ id, type, data, answerChangedAtUtc }) =>
      ({
        id,
        type,
        data,
        ...(answerChangedAtUtc !== undefined && { answerChangedAtUtc }),
      }) as AnsweredQuestion,
  );

/** Reuses the key if the answers are the same: the server may have received them. */
export function createSubmission({ questions, submission }: Answers, now: Date): Submission {
  const sent = answerable(questions).map(({ id, type, data }) => ({ id, type, data }) as AnsweredQuestion);
  const isSame = JSON.stringify(submission?.questions) === JSON.stringify(sent);
  return {
    questions: sent,
    key: isSame && submission ? submission.key : crypto.randomUUID(),
    submittedAt: now.toISOString(),
  };
}

/** The value may come from a tab with another release. */
export function isSavedAnswerSheet(value: unknown): value is SavedAnswerSheet {
  if (!isRecord(value) || !Array.isArray(value['questions'])) return false;
  const { latestAttempt } = value;
  const isAttempt =
    isRecord(latestAttempt) &&
    typeof latestAttempt['id'] === 'string' &&
    typeof latestAttempt['attemptNumber'] === 'number';
  return value['questions'].every(isRecord) && (latestAttempt === undefined || isAttempt);
}
