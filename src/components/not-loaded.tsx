import type { ReactNode } from 'react';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { problemText, type OwnProblemText } from './problem-text.ts';
import type { LoadFailure } from './use-load-failure.ts';

interface NotLoadedProps {
  /** The skeleton while it loads. */
  loading: ReactNode;
  /** From `useLoadFailure`. */
  failure: LoadFailure | undefined;
  /** 'Failed to load promotions' */
  title: string;
  own?: OwnProblemText;
}

/** Replaces a part of the screen without data: a skeleton, or why it failed to load, and another try where that can help. */
export function NotLoaded({ loading, failure, title, own }: NotLoadedProps) {
  if (!failure) return loading;
  const { kind, title: reason, advice } = problemText(failure.error, own);
  return (
    <ErrorState
      title={title}
      text={`${reason}. ${advice}`}
      headingLevel={3}
      onRetry={kind === 'missing' ? undefined : failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}
