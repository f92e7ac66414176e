import { RotateCw } from 'lucide-react';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
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
