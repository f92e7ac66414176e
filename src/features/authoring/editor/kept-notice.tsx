import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import styles from './editor.module.css';

interface KeptNoticeProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers what was being written here when the page closed. */
export function KeptNotice({ savedAt, onContinue, onDiscard }: KeptNoticeProps) {
  return (
    <Alert tone="info" title="You have changes here that are not saved">
      They are kept on this device, from {formatTimestamp(new Date(savedAt).toISOString())}.
      <Row as="span" gap={2} align="stretch" className={styles.buttons}>
        <Button size="small" variant="primary" onPress={onContinue}>
          Go on writing
        </Button>
        <Button size="small" onPress={onDiscard}>
          Discard them
        </Button>
      </Row>
    </Alert>
  );
}
