import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Segments } from '#ui/form/Segments.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Row } from '#ui/layout.tsx';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import type { View } from '../compare/side-panes.tsx';
import styles from './bulk-review.module.css';

interface ToolbarProps {
  /** The decision buttons; undefined when they are at the foot of the window. */
  decisionButtons: ReactNode;
  showsOnlyChanges: boolean;
  onOnlyChanges: (showsOnlyChanges: boolean) => void;
  view: View;
  onView: (view: View) => void;
}

const segments = [
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
  { id: 'compare', label: 'Compare' },
] as const;

/** Decision buttons, and controls of the view (MOD-012 to MOD-014). */
export function Toolbar(props: ToolbarProps) {
  const { decisionButtons, showsOnlyChanges, onOnlyChanges, view, onView } = props;
  useRootAttribute('toolbar', true);
  return (
    <Row gap={6} justify="between" className={styles.toolbar}>
      {decisionButtons}
      <Row className={styles.viewControls}>
        <Switch
          label={showsOnlyChanges ? 'Showing Only Changes' : 'Show All Questions'}
          isSelected={showsOnlyChanges}
          onChange={onOnlyChanges}
        />
        <Segments label="View" segments={segments} selected={view} onSelect={onView} />
      </Row>
    </Row>
  );
}

interface DecisionButtonsProps {
  count: number;
  isRejecting: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function DecisionButtons({ count, isRejecting, onApprove, onReject }: DecisionButtonsProps) {
  return (
    <Row className={styles.buttons}>
      <Button
        variant="primary"
        icon={<Check aria-hidden="true" />}
        isDisabled={count === 0 || isRejecting}
        onPress={onApprove}
      >
        <span>
          Approve <span className={styles.hiddenInBar}>selected</span> ({count})
        </span>
      </Button>
      <Button
        dangerous
        icon={<X aria-hidden="true" />}
        isDisabled={count === 0}
        busy={isRejecting ? `Rejecting ${count}…` : undefined}
        onPress={onReject}
      >
        <span>
          Reject <span className={styles.hiddenInBar}>selected</span> ({count})
        </span>
      </Button>
    </Row>
  );
}
