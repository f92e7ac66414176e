import { StatePanel } from './StatePanel.tsx';
import type { StatePanelProps } from './StatePanel.tsx';

export interface EmptyStateProps extends Omit<StatePanelProps, 'mood'> {
  mood?: StatePanelProps['mood'];
}

/** Nothing here yet: the documents' text and the next action. */
export function EmptyState({ mood = 'empty', ...rest }: EmptyStateProps) {
  return <StatePanel mood={mood} {...rest} />;
}
