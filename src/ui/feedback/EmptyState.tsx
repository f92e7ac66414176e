import { StatePanel } from './StatePanel.tsx';
import type { StatePanelProps } from './StatePanel.tsx';

export interface EmptyStateProps extends Omit<StatePanelProps, 'mood'> {
  mood?: StatePanelProps['mood'];
}

/** Shown in place of a list without rows, with the next action. */
export function EmptyState({ mood = 'empty', ...rest }: EmptyStateProps) {
  return <StatePanel mood={mood} {...rest} />;
}
