import { isProblem } from '#api/problem.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

/** The documents' text for every failed submission (QST-008). */
export const notSubmitted = 'Unable to save your answers. Please try again.';

/** The daily limit of learners without a plan (D-074). */
export const limitReached = 'Subscription required or daily free limit reached.';

const causes: Readonly<Record<number, string>> = {
  400: 'The activity may have changed since you opened it. Your answers are still here.',
  401: 'You are no longer signed in. Sign in again in another tab, then try once more.',
  402: limitReached,
  403: 'Only learners can hand in an activity.',
  404: 'This activity is no longer there.',
};

/** Says under the alert's title why, as far as it is known. */
export function SubmitFailure({ error, className }: { error: unknown; className?: string | undefined }) {
  return (
    <Alert tone="error" title={notSubmitted} className={className}>
      {causeOf(error)}
    </Alert>
  );
}

/** What a person reads about it. */
export function causeOf(error: unknown): string {
  if (!isProblem(error)) return 'Something went wrong. Your answers are still here.';
  if (error.reason === 'offline') return 'You seem to be offline. Your answers are still here.';
  if (error.reason === 'timeout') return 'It took too long. Your answers are still here.';
  return causes[error.status] ?? 'Something went wrong at our end. Your answers are still here.';
}
