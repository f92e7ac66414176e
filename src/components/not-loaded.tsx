import type { ReactNode } from 'react';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import type { HeadingLevel } from '#ui/Heading.tsx';
import { problemText, type ProblemTextOverrides } from './problem-text.ts';
import type { QueryFailure } from './use-query-failure.ts';

interface NotLoadedProps {
  loading: ReactNode;
  failure: QueryFailure | undefined;
  title: string;
  headingLevel?: HeadingLevel;
  problemTexts?: ProblemTextOverrides;
}

/** Replaces a part of a screen: a skeleton while its data is loading, else the error and a retry button. */
export function NotLoaded({ loading, failure, title, headingLevel = 3, problemTexts }: NotLoadedProps) {
  if (!failure) return loading;
  const { kind, title: reason, advice } = problemText(failure.error, problemTexts);
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
