import { RetryButton } from '#components/retry-button.tsx';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { EmptyState, type EmptyStateProps } from '#ui/feedback/EmptyState.tsx';

interface EmptyListProps extends Omit<EmptyStateProps, 'mood'> {
  list: OptionalQuery<readonly unknown[]>;
}

/** The empty state of a list; also shown, with a retry button, when the list failed to load (AUT-058, D-157). */
export function EmptyList({ list: { data, failure }, ...empty }: EmptyListProps) {
  if (!failure) return data?.length === 0 ? <EmptyState {...empty} /> : null;
  return (
    <EmptyState
      {...empty}
      text="The list could not be loaded. It may not be empty."
      action={<RetryButton failure={failure} />}
    />
  );
}
