import type { Relationship } from '#components/learner/relationships.ts';

export type StepName = 'record' | 'invitation' | 'login';

export type StepState =
  /** Not part of the row. */
  | 'none'
  | 'waiting'
  /** Sent, and the outcome is not known. */
  | 'sent'
  | 'done'
  /** Refused by the server (4xx). */
  | 'refused'
  /** The server failed (5xx), and has changed nothing. */
  | 'failed';

export interface Step {
  state: StepState;
  /** The idempotency key. It changes with the request. */
  key: string;
  /** Why the server refused or failed. */
  message?: string | undefined;
}

/** A row of a class list on its way to the server. */
export interface JobRow {
  /** Position in the list, from 1. */
  number: number;
  name: string;
  surname: string;
  /** `yyyy-MM-dd` */
  dateOfBirth: string;
  gradeId: string | null;
  gradeTitle: string | null;
  parentEmail: string | null;
  relationship: Relationship;
  /** Whether the learner is added; otherwise an existing one is updated. */
  isNew: boolean;
  /** The existing learner, or the new one once its step is done. */
  learnerId: string | null;
  /** Other learners with the same name and date of birth: not the new one. */
  knownIds: readonly string[];
  userName: string | null;
  steps: Readonly<Record<StepName, Step>>;
}

/** An import of a class list. It holds no password, so that it may be stored on the device. */
export interface ImportJob {
  id: string;
  /** The administrator who runs it. */
  ownerId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Rows of the list that need a correction, and are not part of the job. */
  leftOutCount: number;
  rows: readonly JobRow[];
}

export const stepNames: readonly StepName[] = ['record', 'invitation', 'login'];

export const newStep = (isNeeded: boolean): Step => ({
  state: isNeeded ? 'waiting' : 'none',
  key: crypto.randomUUID(),
});

export type RowStatus = 'waiting' | 'checking' | 'complete' | 'notAdded' | 'notInvited' | 'noLogin';

const hasProblem = ({ state }: Step): boolean => state === 'refused' || state === 'failed';

/** The status of a row while another row, or none, is being sent. */
export function statusOf({ steps: { record, invitation, login } }: JobRow): RowStatus {
  if ([record, invitation, login].some(({ state }) => state === 'sent')) return 'checking';
  if (hasProblem(record)) return 'notAdded';
  if (hasProblem(invitation)) return 'notInvited';
  if (hasProblem(login)) return 'noLogin';
  return [record, invitation, login].some(({ state }) => state === 'waiting') ? 'waiting' : 'complete';
}

export type StatusCounts = Readonly<Record<RowStatus, number>>;

/** @param currentNumber the row that is being sent, which counts as waiting */
export function countStatuses(rows: readonly JobRow[], currentNumber?: number): StatusCounts {
  const counts = { waiting: 0, checking: 0, complete: 0, notAdded: 0, notInvited: 0, noLogin: 0 };
  for (const row of rows) counts[row.number === currentNumber ? 'waiting' : statusOf(row)] += 1;
  return counts;
}

/** The number of rows whose learner is added or updated. */
export function countImported({ rows }: ImportJob, currentNumber?: number): number {
  const { complete, notInvited, noLogin } = countStatuses(rows, currentNumber);
  return complete + notInvited + noLogin;
}

/** Rows with something left to send. */
export const isUnfinished = (row: JobRow): boolean =>
  ['waiting', 'checking'].includes(statusOf(row)) || hasWaitingStep(row);

/** A row may have a refused invitation and a login that was not yet sent. */
const hasWaitingStep = ({ steps }: JobRow): boolean =>
  !hasProblem(steps.record) && stepNames.some((name) => steps[name].state === 'waiting');

export const withStep = (row: JobRow, name: StepName, step: Partial<Step>): JobRow => ({
  ...row,
  steps: { ...row.steps, [name]: { ...row.steps[name], ...step } },
});

/** Sends a step again, with another key: the request may differ. */
export const restartStep = (row: JobRow, name: StepName): JobRow =>
  withStep(row, name, { state: 'waiting', key: crypto.randomUUID(), message: undefined });

export const rowName = ({ name, surname }: JobRow): string => `${name} ${surname}`;

/** Sends failed steps again with the same keys: the server has changed nothing. */
export const retryFailed = (row: JobRow): JobRow =>
  stepNames.reduce(
    (result, name) =>
      result.steps[name].state === 'failed'
        ? withStep(result, name, { state: 'waiting', message: undefined })
        : result,
    row,
  );
