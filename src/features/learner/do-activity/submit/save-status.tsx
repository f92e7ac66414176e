import { Check, CloudOff, Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { saveMessages, type SaveStatus } from '#answers/messages.ts';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Row } from '#ui/layout.tsx';
import styles from './submit.module.css';

const icons: Record<SaveStatus, ReactNode> = {
  none: null,
  saving: <Spinner className={styles.spinner ?? ''} />,
  saved: <Check aria-hidden="true" />,
  'on device': <CloudOff aria-hidden="true" />,
  'not saved': <CloudOff aria-hidden="true" />,
  looking: <Eye aria-hidden="true" />,
};

/**
 * The save status. Screen readers announce only a failure and the recovery from it: announcing every 'Saved' would
 * interrupt typing.
 */
export function SaveStatusText({
  status,
  className,
}: {
  status: SaveStatus;
  className?: string | undefined;
}) {
  const [spoken, setSpoken] = useState('');
  const isUnsaved = status === 'on device' || status === 'not saved' || status === 'looking';
  const isRecovered = status === 'saved' && spoken !== '';
  if ((isUnsaved || isRecovered) && spoken !== saveMessages[status]) setSpoken(saveMessages[status]);

  return (
    <>
      <Row
        as="p"
        nowrap
        gap={2}
        className={classNames(styles.saveStatus, className)}
        data-trouble={isUnsaved}
        aria-hidden={isUnsaved}
      >
        {icons[status]}
        {saveMessages[status]}
      </Row>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
