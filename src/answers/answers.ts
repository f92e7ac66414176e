import { isRecord } from '#api/problem.ts';
import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';
import { parseQuestion } from '#questions/registry.ts';
import type { DatedQuestion, ReplacedAnswer } from './merge-answers.ts';

/** Answers that a learner has submitted. */
export interface Submission {
  /** As they are sent: every try has to be the same. */
  questions: readonly AnsweredQuestion[];
  /** Idempotency key: the server makes one attempt of all tries. */
  key: string;
  /** ISO 8601. */
  submittedAt: string;
}

/** How far the answers are on their way to the server. */
export type Stage =
  | {
      name: 'editing';
      /**
       * `untouched`: as it was loaded. `unsaved`: changed, and saved soon. `failed`: saving failed and is tried again.
       * `limited`: not saved today (402). `refused`: the server does not save answers of this user (403).
       */
      save: 'untouched' | 'unsaved' | 'saved' | 'failed' | 'limited' | 'refused';
      /** How many saves in a row have failed. */
      failures: number;
      /** Why the last submission failed. */
      failure?: unknown;
    }
  | { name: 'submitting' }
  /** Submitted, and not on the server yet. */
  | {
      name: 'waiting';
      /** Why the last try failed: offline, a failure of the server, or the daily limit, which ends tomorrow (402). */
      reason: 'offline' | 'server' | 'limit' | undefined;
      /** The learner pressed 'Send now'. Retries in the background are not shown. */
      isSending: boolean;
    }
  /** The id of the result is unknown when another tab sent the answers and this one did not hear of it. */
  | { name: 'submitted'; resultId: string | undefined }
  /** The learner submitted the activity in another tab or on another device. */
  | { name: 'superseded'; resultId: string };

/** A learner's answers to an activity, from the first key press until the server has the submission. */
export interface Answers {
  activityId: string;
  topicId: string;
  questions: readonly DatedQuestion[];
  /** Ids of the questions that were answered on this device. */
  own: readonly string[];
  /** The questions that show a newer answer from elsewhere, until the learner has dismissed the message. */
  replaced: readonly ReplacedAnswer[];
  /** The number of the latest attempt on the server; undefined if the server does not say. */
  attempts: number | undefined;
  /** The last submission; after a failure with an unknown outcome it is sent again with its key. */
  submission: Submission | undefined;
  stage: Stage;
  /** Whether they outlive the page. */
  isOnDevice: boolean;
}

/** A sheet as the server has it: the saved answers, and the latest attempt if there is one. */
export interface SavedAnswerSheet {
  questions: readonly DatedQuestion[];
  latestAttempt?: { id: string; attemptNumber: number };
}

export type Editing = Extract<Stage, { name: 'editing' }>;

/** Whether there are changes that the server does not have and may still accept. */
export const isUnsaved = ({ stage }: Answers): boolean =>
  stage.name === 'editing' && (stage.save === 'unsaved' || stage.save === 'failed');

/** Whether the server does not have all of the answers, or may not. */
export const isPending = (answers: Answers): boolean =>
  !isFinished(answers) &&
  (answers.stage.name !== 'editing' || !['untouched', 'saved'].includes(answers.stage.save));

/** Whether the learner can do nothing with these answers any more. */
export const isFinished = ({ stage }: Answers): boolean =>
  stage.name === 'submitted' || stage.name === 'superseded';

/** Only 'Send now' sends it before tomorrow. */
export const isHeldByLimit = ({ stage }: Answers): boolean =>
  stage.name === 'waiting' && stage.reason === 'limit';

/** The server refuses unknown types. */
const answerable = (questions: readonly DatedQuestion[]) =>
  questions.filter((question) => parseQuestion(question) !== undefined);

/** The answers as they are saved, each with the date-time of its last change, if the server compares those (D-246). */
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

/** Submits the same answers with the same key: the server may have them although its response was lost. */
export function createSubmission({ questions, submission }: Answers, now: Date): Submission {
  const sent = answerable(questions).map(({ id, type, data }) => ({ id, type, data }) as AnsweredQuestion);
  const isSame = JSON.stringify(submission?.questions) === JSON.stringify(sent);
  return {
    questions: sent,
    key: isSame && submission ? submission.key : crypto.randomUUID(),
    submittedAt: now.toISOString(),
  };
}

/** Whether it is a sheet: a server may respond with something else, and another tab may be of another release. */
export function isSavedAnswerSheet(value: unknown): value is SavedAnswerSheet {
  if (!isRecord(value) || !Array.isArray(value['questions'])) return false;
  const { latestAttempt } = value;
  const isAttempt =
    isRecord(latestAttempt) &&
    typeof latestAttempt['id'] === 'string' &&
    typeof latestAttempt['attemptNumber'] === 'number';
  return value['questions'].every(isRecord) && (latestAttempt === undefined || isAttempt);
}
