import { Undo2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { useRecoverFocusAfter } from '../../page/focus/focus-content.ts';
import { undoDeletion, usePendingDeletion } from './pending-deletion.ts';
import styles from './undo-notice.module.css';

/** Says that a record will be deleted, with a button to undo it until then. */
export function UndoNotice() {
  const pending = usePendingDeletion();
  useRecoverFocusAfter(pending !== undefined);
  return (
    <Row className={pending ? styles.notice : 'visually-hidden'}>
      <p aria-live="polite" className="breakable">
        {pending ? `${pending.name} will be deleted in five seconds.` : null}
      </p>
      {pending ? (
        <Button size="small" icon={<Undo2 aria-hidden="true" />} onPress={undoDeletion}>
          Undo
        </Button>
      ) : null}
    </Row>
  );
}
