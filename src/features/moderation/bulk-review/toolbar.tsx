import { Check, X } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import type { View } from '../compare/view.ts';
import styles from './bulk-review.module.css';

interface ToolbarProps {
  /** How many change sets are selected. */
  count: number;
  isApproving: boolean;
  isRejecting: boolean;
  onApprove: () => void;
  onReject: () => void;
  isOnlyChanges: boolean;
  onOnlyChanges: (isOnlyChanges: boolean) => void;
  view: View;
  onView: (view: View) => void;
}

const segments = [
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
  { id: 'compare', label: 'Compare' },
] as const;

/** The decisions on what is selected, and what is shown (MOD-012 to MOD-014). */
export function Toolbar(props: ToolbarProps) {
  const { count, isApproving, isRejecting, onApprove, onReject, isOnlyChanges, onOnlyChanges } = props;
  return (
    <div className={styles.toolbar}>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={<Check aria-hidden="true" />}
          busy={isApproving ? `Approving ${count}…` : undefined}
          onPress={onApprove}
        >
          Approve selected ({count})
        </Button>
        <Button
          dangerous
          icon={<X aria-hidden="true" />}
          busy={isRejecting ? `Rejecting ${count}…` : undefined}
          onPress={onReject}
        >
          Reject selected ({count})
        </Button>
      </div>
      <div className={styles.shown}>
        <Switch
          label={isOnlyChanges ? 'Showing Only Changes' : 'Show All Questions'}
          isSelected={isOnlyChanges}
          onChange={onOnlyChanges}
        />
        <Segments label="View" segments={segments} selected={props.view} onSelect={props.onView} />
      </div>
    </div>
  );
}
