import { Check } from 'lucide-react';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { Outcome } from './use-auto-renew.ts';
import styles from './outcome-note.module.css';

/** What came of a press: announced where it stands, and it stays. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <>
      <div role="status" className={styles.status}>
        {outcome && 'message' in outcome ? (
          <p className={styles.good}>
            <Check aria-hidden="true" />
            {outcome.message}
          </p>
        ) : null}
      </div>
      {outcome && 'failure' in outcome ? (
        <Alert tone="error" title={outcome.failure.title}>
          {outcome.failure.advice}
        </Alert>
      ) : null}
    </>
  );
}
