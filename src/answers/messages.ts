import { isProblem, limitReachedMessage } from '#api/problem.ts';
import { problemText, type ProblemTextOverrides } from '#components/problem-text.ts';
import type { Answers, Editing } from './answers.ts';

/** Prescribed by QST-008 for every failed submission. */
export const notSubmittedMessage = 'Unable to save your answers. Please try again.';

export const savedOnDeviceMessage = 'Saved on this device. We will send it.';

const stillHere = 'Your answers are still here.';

/** Without advice to try again, which `notSubmittedMessage` gives. */
const textOverrides: ProblemTextOverrides = {
  advicePrefix: stillHere,
  offline: { advice: stillHere },
  timeout: { advice: stillHere },
  garbage: { advice: stillHere },
  server: { advice: `${stillHere} It is our side, not yours.` },
  refused: { advice: `${stillHere} If this goes on, contact the school.` },
  invalid: { title: 'The activity may have changed since you opened it', advice: stillHere },
  signedOut: { advice: 'Sign in again in another tab, then try once more.' },
  denied: { title: 'Only learners can hand in an activity', advice: '' },
  missing: { title: 'This activity is no longer there', advice: '' },
  conflict: { title: 'These answers were handed in already', advice: 'Open the activity again to see them.' },
};

export function submissionFailureMessage(error: unknown): string {
  if (isProblem(error, 402)) return limitReachedMessage;
  const { title, advice } = problemText(error, textOverrides);
  return `${title}. ${advice}`.trim();
}

/** The state of the answers, as shown to the learner. */
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

export function saveStatusOf({ stage, isOnDevice }: Pick<Answers, 'stage' | 'isOnDevice'>): SaveStatus {
  if (stage.name !== 'editing') return 'none';
  const status = statuses[stage.save];
  return status === 'on device' && !isOnDevice ? 'not saved' : status;
}
