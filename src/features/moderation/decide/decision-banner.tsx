import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useKeys, type Key } from '#components/keys/use-keys.ts';
import { pluralize } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import { lastQueueSearch } from '../queue-memory.ts';
import { useIsAnnounced } from '../use-is-announced.ts';
import {
  dismissFailures,
  isFailureOf,
  suppressFailureToasts,
  undoApproval,
  useDecisions,
  type FailedApproval,
} from './pending-approval.ts';
import styles from '../review.module.css';

interface DecisionBannerProps {
  /** The change sets of this screen, which shows their failed approvals itself. */
  screenIds?: readonly string[];
  /** Fixes the banner at the end of the window while the approval can be undone, for long pages. */
  isFloating?: boolean;
  /** True in the queue, which shows the last decision itself. */
  isInQueue?: boolean;
}

const noIds: readonly string[] = [];
const noKeys: readonly Key[] = [];

/** Shows the last decision, with Undo until the approval is sent, and failed approvals. */
export function DecisionBanner({
  screenIds = noIds,
  isFloating = false,
  isInQueue = false,
}: DecisionBannerProps) {
  const { pending, failures, note } = useDecisions();
  const isAnnounced = useIsAnnounced();
  useEffect(suppressFailureToasts, []);
  useKeys(pending ? [{ name: 'U', description: 'undo the last approval', action: undoApproval }] : noKeys);
  const otherFailures = failures.filter((failure) => !isFailureOf(failure, screenIds));
  // The number of remaining changes is unknown until the queue has loaded.
  const message = note ? `${note.text}. ${remainingText(note.remainingCount)}` : 'Approved.';
  const isShown = pending !== undefined || (note !== undefined && !isInQueue);
  return (
    <>
      <Row
        gap={3}
        className={
          isShown ? classNames(styles.decision, isFloating && pending && styles.floating) : 'visually-hidden'
        }
      >
        <p role="status" className="breakable">
          {isAnnounced && isShown ? message : null}
        </p>
        {isShown ? (
          <Row gap={3} className={styles.decisionActions}>
            {pending ? (
              <Button size="small" icon={<Undo2 aria-hidden="true" />} onPress={undoApproval}>
                Undo
              </Button>
            ) : null}
            {isInQueue ? null : (
              <Link to="/admin/moderation/queue" search={lastQueueSearch()}>
                Back to queue
              </Link>
            )}
          </Row>
        ) : null}
      </Row>
      {otherFailures.map((failure) => (
        <Failure key={failure.approval.ids.join(' ')} failed={failure} />
      ))}
    </>
  );
}

const remainingText = (count: number): string =>
  count === 0 ? 'No changes left.' : `${pluralize(count, 'change', 'changes')} left.`;

function Failure({ failed: { approval, error } }: { failed: FailedApproval }) {
  const { title, advice } = approval.toProblemText(error);
  return (
    <Alert tone="error" title={title}>
      <p>{advice}</p>
      <Row gap={2}>
        <Button size="small" onPress={approval.open}>
          Open the change
        </Button>
        <Button size="small" variant="quiet" onPress={() => dismissFailures(approval.ids)}>
          Dismiss
        </Button>
      </Row>
    </Alert>
  );
}
