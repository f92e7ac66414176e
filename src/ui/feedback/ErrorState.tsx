import { RotateCw } from 'lucide-react';
import { Button } from '../Button.tsx';
import { StatePanel } from './StatePanel.tsx';
import type { StatePanelProps } from './StatePanel.tsx';

export interface ErrorStateProps extends Omit<StatePanelProps, 'mood' | 'action'> {
  mood?: StatePanelProps['mood'];
  onRetry?: (() => void) | undefined;
  /** The busy label of 'Try again'. */
  retrying?: string | undefined;
  action?: StatePanelProps['action'];
}

/** Replaces content that failed to load. Has `role="alert"`. */
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
