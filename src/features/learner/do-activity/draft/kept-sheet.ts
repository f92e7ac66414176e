import type { DatedQuestion } from './merge-answers.ts';

/** What the server keeps of an activity: the saved answers, and the latest attempt if there is one. */
export interface KeptSheet<Q = DatedQuestion> {
  questions: readonly Q[];
  latestAttempt?: { id: string; attemptNumber: number };
}

/** Whether it is one: a server may respond with something else, and another tab may be of another release. */
export function isKeptSheet(value: unknown): value is KeptSheet {
  if (!isRecord(value) || !Array.isArray(value['questions'])) return false;
  const { latestAttempt } = value;
  const isAttempt =
    isRecord(latestAttempt) &&
    typeof latestAttempt['id'] === 'string' &&
    typeof latestAttempt['attemptNumber'] === 'number';
  return value['questions'].every(isRecord) && (latestAttempt === undefined || isAttempt);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
