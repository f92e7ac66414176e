import { Check } from 'lucide-react';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import type { Outcome } from './use-auto-renew.ts';
import styles from './subscription.module.css';

/** Announces the result of turning auto-renew on or off, or of refreshing the status, until the next try. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <>
      <div role="status" className={styles.status}>
        {outcome && 'message' in outcome ? (
          <Row as="p" nowrap align="start" className={styles.success}>
            <Check size="1.25em" aria-hidden="true" />
            {outcome.message}
          </Row>
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
