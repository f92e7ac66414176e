import { useEffect, useRef } from 'react';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Stack } from '#ui/layout.tsx';
import { ChangeLink } from '../change-link.tsx';
import { DecisionText } from '../decide/decision-text.tsx';
import type { BulkAlert } from './use-bulk-decision.ts';
import styles from './bulk-review.module.css';

interface BulkDecisionAlertProps {
  alert: BulkAlert | undefined;
  hasPending: boolean;
  history: readonly ChangeSetSummary[];
  nameOf: (change: ChangeSetSummary) => string;
}

/** Shows why nothing was decided. Scrolls into view, because shortcuts work anywhere on the page. */
export function BulkDecisionAlert({ alert, hasPending, history, nameOf }: BulkDecisionAlertProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alert) element.current?.scrollIntoView({ block: 'nearest' });
  }, [alert]);
  return (
    <div ref={element} className={styles.alert}>
      <div role="status">
        {alert?.kind === 'nothing-selected' ? (
          <Alert tone="info" title="Nothing is selected">
            {hasPending
              ? 'Select at least one pending change first: press its card, or the Space key on its checkbox.'
              : 'No change is pending here, so there is nothing to decide.'}
          </Alert>
        ) : null}
      </div>
      {alert?.kind === 'failed' ? <BulkFailure alert={alert} history={history} nameOf={nameOf} /> : null}
    </div>
  );
}

type BulkFailureProps = Pick<BulkDecisionAlertProps, 'history' | 'nameOf'> & {
  alert: Extract<BulkAlert, { kind: 'failed' }>;
};

function BulkFailure({ alert: { problem, ids, refusedIds }, history, nameOf }: BulkFailureProps) {
  const listed = history.filter(
    ({ id, status }) => refusedIds.includes(id) || (ids.includes(id) && status !== 'Pending'),
  );
  return (
    <Alert tone="error" title={problem.title}>
      <p>
        {problem.advice} {ids.length > 1 ? 'None of the selected changes was decided.' : null}
      </p>
      {listed.length > 0 ? (
        <Stack as="ul" gap={1} className={styles.decided}>
          {listed.map((change) => (
            <li key={change.id}>
              <b>{nameOf(change)}</b>:{' '}
              {change.status === 'Pending' ? (
                <ChangeLink change={change} />
              ) : (
                <DecisionText change={change} />
              )}
            </li>
          ))}
        </Stack>
      ) : null}
    </Alert>
  );
}
