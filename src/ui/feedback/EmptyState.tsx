import { StatePanel } from './StatePanel.tsx';
import type { StatePanelProps } from './StatePanel.tsx';

export interface EmptyStateProps extends Omit<StatePanelProps, 'mood'> {
  mood?: StatePanelProps['mood'];
}

/** Replaces a list or a screen that has no content. Says why, and offers the next action. */
export function EmptyState({ mood = 'empty', ...rest }: EmptyStateProps) {
  return <StatePanel mood={mood} {...rest} />;
}
