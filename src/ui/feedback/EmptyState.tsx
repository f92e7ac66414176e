import { StatePanel } from './StatePanel.tsx';
import type { StatePanelProps } from './StatePanel.tsx';

export interface EmptyStateProps extends Omit<StatePanelProps, 'mood'> {
  mood?: StatePanelProps['mood'];
}

export function EmptyState({ mood = 'empty', ...rest }: EmptyStateProps) {
  return <StatePanel mood={mood} {...rest} />;
}
