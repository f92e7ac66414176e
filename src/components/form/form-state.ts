import { isUnknownOutcome } from '#api/problem.ts';
import type { ProblemText } from '../problem-text.ts';
import type { ChangedRecord } from './conflict/use-edited-record.ts';

/** The alert after a failed submission; a new object for each failure. */
export interface FormAlert extends ProblemText {
  error: unknown;
  takesFocus: boolean;
  changed?: ChangedRecord | undefined;
}

interface Failure {
  /** `conflict`: another user has changed the record. `unknown`: the change may have been made. */
  name: 'conflict' | 'unknown' | 'failed';
  alert: FormAlert | undefined;
  removeToast: (() => void) | undefined;
}

export type FormState =
  | { name: 'idle' }
  | { name: 'sending' }
  /** The form is saved; `onSuccess`, such as a navigation, is running. */
  | { name: 'leaving' }
  | Failure;

export type FormEvent =
  | { type: 'send' }
  | { type: 'sent' }
  /** `onSuccess` has finished, or the failure is shown. */
  | { type: 'end' }
  | { type: 'fail'; error: unknown; alert: FormAlert | undefined; removeToast: (() => void) | undefined }
  | { type: 'dismiss alert' };

export const idle: FormState = { name: 'idle' };

export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'send': {
      return { name: 'sending' };
    }
    case 'sent': {
      return state.name === 'sending' ? { name: 'leaving' } : state;
    }
    case 'end': {
      return isBusy(state) ? idle : state;
    }
    case 'fail': {
      const { error, alert, removeToast } = event;
      const failure = isUnknownOutcome(error) ? 'unknown' : 'failed';
      return { name: alert?.changed ? 'conflict' : failure, alert, removeToast };
    }
    case 'dismiss alert': {
      return isBusy(state) ? state : idle;
    }
  }
}

const isBusy = ({ name }: FormState): boolean => name === 'sending' || name === 'leaving';
