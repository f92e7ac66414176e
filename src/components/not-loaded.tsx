import type { ReactNode } from 'react';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import type { HeadingLevel } from '#ui/Heading.tsx';
import { problemText, type OwnProblemText } from './problem-text.ts';
import type { LoadFailure } from './use-load-failure.ts';

interface NotLoadedProps {
  /** The skeleton while it loads. */
  loading: ReactNode;
  /** From `useLoadFailure`. */
  failure: LoadFailure | undefined;
  /** 'Failed to load promotions' */
  title: string;
  headingLevel?: HeadingLevel;
  own?: OwnProblemText;
}

/** Replaces a part of the screen without data: the skeleton, or why the data failed to load and 'Try again'. */
export function NotLoaded({ loading, failure, title, headingLevel = 3, own }: NotLoadedProps) {
  if (!failure) return loading;
  const { kind, title: reason, advice } = problemText(failure.error, own);
  return (
    <ErrorState
      title={title}
      text={`${reason}. ${advice}`}
      headingLevel={headingLevel}
      onRetry={kind === 'missing' ? undefined : failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}
