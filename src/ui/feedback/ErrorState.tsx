import { RotateCw } from 'lucide-react';
import { Button } from '../Button.tsx';
import { StatePanel } from './StatePanel.tsx';
import type { StatePanelProps } from './StatePanel.tsx';

export interface ErrorStateProps extends Omit<StatePanelProps, 'mood' | 'action'> {
  mood?: StatePanelProps['mood'];
  /** Shows 'Try again'. */
  onRetry?: (() => void) | undefined;
  /** The busy word of 'Try again' while it runs. */
  retrying?: string | undefined;
  /** In place of or beside 'Try again'. */
  action?: StatePanelProps['action'];
}

/** Something failed: what, what to do, and 'Try again'. Announced when it takes the place of the content. */
export function ErrorState({ mood = 'error', onRetry, retrying, action, ...rest }: ErrorStateProps) {
  const retry = onRetry ? (
    <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onPress={onRetry} busy={retrying}>
      Try again
    </Button>
  ) : null;
  const actions =
    retry || action ? (
      <>
        {retry}
        {action}
      </>
    ) : null;
  return (
    <div role="alert">
      <StatePanel mood={mood} action={actions} {...rest} />
    </div>
  );
}
