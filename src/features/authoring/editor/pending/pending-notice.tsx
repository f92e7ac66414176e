import { Link } from '@tanstack/react-router';
import { memo, useState, type ReactNode } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import type { QueuedChange } from '#api/queries/moderation.ts';
import { TimeAgo } from '#components/time-ago.tsx';
import { pluralize } from '#lib/numbers.ts';
import { policies, hasRole } from '#session/policies.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { PendingSubmitters } from '../../card/pending-changes-link.tsx';
import { summarizePendingChanges } from '../../card/pending-summary.ts';
import { usePendingChanges } from '../../card/use-pending-changes.ts';
import { changeLabel } from './change-label.ts';
import type { useContinueFromPending } from './use-continue-from-pending.ts';
import styles from '../editor.module.css';

/** Renders a record before and after its change. @param name the changed record: 'Question 2' */
export type RenderChange = (id: string, name: string) => ReactNode;

interface PendingNoticeProps {
  activity: Activity;
  renderChange: RenderChange;
  /** Applies the user's changes to the draft; only in the form. */
  continuing?: ReturnType<typeof useContinueFromPending>;
  isInert?: boolean;
}

/**
 * Shows the number and the authors of an activity's pending changes, and the contents of the user's own changes.
 * Memoized: typing does not render it.
 */
export const PendingNotice = memo(function PendingNotice(props: PendingNoticeProps) {
  const { activity, renderChange, continuing, isInert } = props;
  const { id, role } = useSession(({ details }) => details) ?? {};
  const changes = usePendingChanges()(activity.id);
  const summary = summarizePendingChanges(changes, id);
  if (!summary) return null;
  const userChanges = changes.filter(({ submittedByUserId }) => submittedByUserId === id);
  const canContinue = userChanges.length > 0 && continuing !== undefined;
  const canReview = hasRole({ role }, policies.contentReview.roles);
  return (
    <div inert={isInert}>
      <Alert tone="info" title={`${pluralize(summary.count, 'change is', 'changes are')} waiting for review`}>
        <Stack gap={2}>
          <p>
            By <PendingSubmitters summary={summary} />
          </p>
          {userChanges.length === 0 ? null : (
            <div>
              <UserChanges changes={userChanges} activity={activity} renderChange={renderChange} />
              {continuing ? <ContinueStatus state={continuing.state} /> : null}
            </div>
          )}
          {canContinue || canReview ? (
            <Row gap={2}>
              {canContinue ? (
                <ContinueButton ids={userChanges.map((change) => change.id)} {...continuing} />
              ) : null}
              {canReview ? (
                <Link
                  to="/admin/moderation/activity/$activityId"
                  params={{ activityId: activity.id }}
                  className={buttonStyle({ size: 'small' })}
                >
                  {summary.count === 1 ? 'Review it' : 'Review them'}
                </Link>
              ) : null}
            </Row>
          ) : null}
        </Stack>
      </Alert>
    </div>
  );
});

interface UserChangesProps {
  changes: readonly QueuedChange[];
  activity: Activity;
  renderChange: RenderChange;
}

/** The contents of the changes load when the list is opened. */
function UserChanges({ changes, activity, renderChange }: UserChangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.userChanges} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">
        {changes.length === 1 ? 'Your change' : `Your ${changes.length} changes`}
      </summary>
      {isOpen ? (
        <ol className={styles.changeList}>
          {changes.map((change) => {
            const name = changeLabel(change, activity.questions);
            return (
              <li key={change.id} className={styles.change}>
                <Row gap={2} align="baseline">
                  <h2 className={styles.changeName}>{name}</h2>
                  <TimeAgo since={change.submittedAtUtc} event="submitted" className="muted fs-0" />
                </Row>
                {change.comment ? <p className="muted breakable">“{change.comment}”</p> : null}
                {renderChange(change.id, name)}
              </li>
            );
          })}
        </ol>
      ) : null}
    </details>
  );
}

interface ContinueButtonProps extends ReturnType<typeof useContinueFromPending> {
  ids: readonly string[];
}

function ContinueButton({ ids, state, apply, undo }: ContinueButtonProps) {
  const isApplied = state.kind === 'applied';
  if (isApplied && !undo) return null;
  // One button with two labels, so that it keeps the focus.
  return (
    <Button
      size="small"
      variant={isApplied ? 'secondary' : 'primary'}
      busy={state.kind === 'loading' ? 'Loading…' : undefined}
      onPress={() => (undo ? undo() : void apply(ids))}
    >
      {isApplied ? 'Remove them from the draft' : 'Continue from your pending changes'}
    </Button>
  );
}

const ContinueStatus = ({ state }: Pick<ReturnType<typeof useContinueFromPending>, 'state'>) => (
  <div role="status">
    {state.kind === 'applied' ? (
      <>
        <p>
          Your pending changes are in the editor now. If you change them, they are submitted again as new
          changes.
        </p>
        {state.changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </>
    ) : null}
    {state.kind === 'failed' ? (
      <p>
        <b>Your pending changes did not load.</b> {state.reason}
      </p>
    ) : null}
  </div>
);
