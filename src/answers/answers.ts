import { isRecord } from '#api/problem.ts';
import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';
import { parseQuestion } from '#questions/registry.ts';
import type { DatedQuestion, ReplacedAnswer } from './merge-answers.ts';

export interface Submission {
  /** The request body; must be the same for every retry. */
  questions: readonly AnsweredQuestion[];
  /** Idempotency key: the server records all retries as one attempt. */
  key: string;
  /** ISO 8601. */
  submittedAt: string;
}

export type Stage =
  | {
      name: 'editing';
      /**
       * `untouched`: as loaded. `unsaved`: changed, to be saved. `failed`: to be saved again. `limited`: not saved
       * today (402). `refused`: not saved for this user (403).
       */
      save: 'untouched' | 'unsaved' | 'saved' | 'failed' | 'limited' | 'refused';
      failures: number;
      failure?: unknown;
    }
  | { name: 'submitting' }
  /** Submitted, but not yet on the server. */
  | {
      name: 'waiting';
      /** Why the last try failed: offline, a server failure, or the daily limit (402). */
      reason: 'offline' | 'server' | 'limit' | undefined;
      /** The learner pressed 'Send now'; background retries are not shown. */
      isSending: boolean;
    }
  /** The result id is unknown if another tab sent the answers and this one missed its message. */
  | { name: 'submitted'; resultId: string | undefined }
  /** Submitted in another tab or on another device. */
  | { name: 'superseded'; resultId: string };

/** A learner's answers to an activity, from the first change until the server has the submission. */
export interface Answers {
  activityId: string;
  topicId: string;
  questions: readonly DatedQuestion[];
  /** Ids of questions answered on this device. */
  own: readonly string[];
  /** Questions that show a newer answer from another device, until the learner dismisses the message. */
  replaced: readonly ReplacedAnswer[];
  /** The number of the latest attempt on the server; undefined if not sent. */
  attempts: number | undefined;
  /** The last submission; resent with its key after an unknown outcome. */
  submission: Submission | undefined;
  stage: Stage;
  isOnDevice: boolean;
}

/** A sheet on the server: the saved answers, and the latest attempt. */
export interface SavedAnswerSheet {
  questions: readonly DatedQuestion[];
  latestAttempt?: { id: string; attemptNumber: number };
}

export type Editing = Extract<Stage, { name: 'editing' }>;

export const isUnsaved = ({ stage }: Answers): boolean =>
  stage.name === 'editing' && (stage.save === 'unsaved' || stage.save === 'failed');

/** Whether the server may not have all answers. */
export const isPending = (answers: Answers): boolean =>
  !isFinished(answers) &&
  (answers.stage.name !== 'editing' || !['untouched', 'saved'].includes(answers.stage.save));

/** Whether the learner can no longer change or send the answers. */
export const isFinished = ({ stage }: Answers): boolean =>
  stage.name === 'submitted' || stage.name === 'superseded';

/** Only 'Send now' sends it before the next day. */
export const isHeldByLimit = ({ stage }: Answers): boolean =>
  stage.name === 'waiting' && stage.reason === 'limit';

/** The server refuses unknown question types. */
const answerable = (questions: readonly DatedQuestion[]) =>
  questions.filter((question) => parseQuestion(question) !== undefined);

/** The body of a save, with the date-time of each change if the server compares them (D-246). */
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

/** Creates a submission. Reuses the key for the same answers, because the server may already have them. */
export function createSubmission({ questions, submission }: Answers, now: Date): Submission {
  const sent = answerable(questions).map(({ id, type, data }) => ({ id, type, data }) as AnsweredQuestion);
  const isSame = JSON.stringify(submission?.questions) === JSON.stringify(sent);
  return {
    questions: sent,
    key: isSame && submission ? submission.key : crypto.randomUUID(),
    submittedAt: now.toISOString(),
  };
}

/** Validates a sheet from the server, or from a tab that may run another release. */
export function isSavedAnswerSheet(value: unknown): value is SavedAnswerSheet {
  if (!isRecord(value) || !Array.isArray(value['questions'])) return false;
  const { latestAttempt } = value;
  const isAttempt =
    isRecord(latestAttempt) &&
    typeof latestAttempt['id'] === 'string' &&
    typeof latestAttempt['attemptNumber'] === 'number';
  return value['questions'].every(isRecord) && (latestAttempt === undefined || isAttempt);
}
