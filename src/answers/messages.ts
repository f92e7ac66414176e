import { isProblem, limitReached } from '#api/problem.ts';
import type { Answers, Editing } from './answers.ts';

/** The documents' text for every failed submission (QST-008). */
export const notSubmitted = 'Unable to save your answers. Please try again.';

/** Also on the badge of the activity, and in passing on other screens. */
export const savedHere = 'Saved on this device, not sent';

const causes: Readonly<Record<number, string>> = {
  400: 'The activity may have changed since you opened it. Your answers are still here.',
  401: 'You are no longer signed in. Sign in again in another tab, then try once more.',
  402: limitReached,
  403: 'Only learners can hand in an activity.',
  404: 'This activity is no longer there.',
};

/** Why a submission failed, as far as it is known. */
export function causeOf(error: unknown): string {
  if (!isProblem(error)) return 'Something went wrong. Your answers are still here.';
  if (error.reason === 'offline') return 'You seem to be offline. Your answers are still here.';
  if (error.reason === 'timeout') return 'It took too long. Your answers are still here.';
  return causes[error.status] ?? 'Something went wrong at our end. Your answers are still here.';
}

/** How safe the answers are, as the learner sees it. */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'on device' | 'not saved' | 'looking';

export const saveMessages: Readonly<Record<SaveStatus, string>> = {
  none: '',
  saving: 'Saving…',
  saved: 'Saved',
  'on device': 'Saved on this device. We will try again.',
  'not saved': 'Not saved yet. We will try again.',
  looking: 'Just looking: answers are saved for learners only.',
};

const statuses: Readonly<Record<Editing['save'], SaveStatus>> = {
  untouched: 'none',
  unsaved: 'saving',
  saved: 'saved',
  failed: 'on device',
  limited: 'on device',
  refused: 'looking',
};

/** The status to show while the learner can answer. */
export function saveStatusOf({ stage, isOnDevice }: Pick<Answers, 'stage' | 'isOnDevice'>): SaveStatus {
  if (stage.name !== 'editing') return 'none';
  const status = statuses[stage.save];
  return status === 'on device' && !isOnDevice ? 'not saved' : status;
}
