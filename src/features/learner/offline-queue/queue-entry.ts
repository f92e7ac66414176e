import { isProblem, type Problem } from '#api/problem.ts';
import type { StoredSubmission } from './submission-store.ts';

/** A submission in the queue, as screens show it. */
export interface QueueEntry extends StoredSubmission {
  /** Somebody pressed 'Send now'. Tries in the background are not shown. */
  isSending: boolean;
  /** Why the last try failed: no connection, a fault of the server, or the daily limit, which ends tomorrow (402). */
  failureReason: 'offline' | 'server' | 'limit' | undefined;
}

/** Only 'Send now' sends it before tomorrow. */
export const isHeldByLimit = ({ failureReason }: QueueEntry): boolean => failureReason === 'limit';

export function failureReasonOf(error: unknown): QueueEntry['failureReason'] {
  if (isProblem(error, 402)) return 'limit';
  return isProblem(error) && error.reason === 'offline' ? 'offline' : 'server';
}

/** Client errors that pass: after signing in again (401), tomorrow (402), or when the server has time. */
const temporaryStatuses: readonly number[] = [401, 402, 408, 425, 429];

/** The server does not accept these answers, now or later. */
export const isRejection = (error: unknown): error is Problem =>
  isProblem(error) && error.status >= 400 && error.status < 500 && !temporaryStatuses.includes(error.status);
