import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { HeadingLevel } from '#ui/Heading.tsx';
import type { LoggedQuery } from './use-logged-query.ts';

interface EmptyListProps {
  /** The literal text of the requirements. */
  title: string;
  /** What to do next. */
  text?: string;
  action?: ReactNode;
  /** The list may be empty because loading it failed, and offers to try again. */
  failure: LoggedQuery<unknown>['failure'];
  headingLevel?: HeadingLevel;
  /** It is already inside a card. */
  bare?: boolean;
}

/** Shown for a list that is empty or could not be loaded. */
export function EmptyList({ title, text, action, failure, ...look }: EmptyListProps) {
  if (!failure) return <EmptyState title={title} text={text} action={action} {...look} />;
  return (
    <EmptyState
      title={title}
      text="The list could not be loaded, so there may be some after all."
      {...look}
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
