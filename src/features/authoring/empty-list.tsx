import { RotateCw } from 'lucide-react';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/feedback/EmptyState.tsx';

interface EmptyListProps extends Omit<EmptyStateProps, 'mood'> {
  list: OptionalQuery<readonly unknown[]>;
}

/**
 * Shown for a list that has no rows. It looks the same when the list did not load (AUT-058, D-157), and offers to try
 * again then.
 */
export function EmptyList({ list: { data, failure }, ...empty }: EmptyListProps) {
  if (!failure) return data?.length === 0 ? <EmptyState {...empty} /> : null;
  return (
    <EmptyState
      {...empty}
      text="The list could not be loaded, so there may be some after all."
      action={
        <Button
          icon={<RotateCw aria-hidden="true" />}
          onPress={failure.retry}
          busy={failure.isRetrying ? 'Loading…' : undefined}
        >
          Try again
        </Button>
      }
    />
  );
}
