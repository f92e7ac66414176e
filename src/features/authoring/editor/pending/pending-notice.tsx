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
import { pendingSummary } from '../../card/pending-changes.ts';
import { PendingBy } from '../../card/pending.tsx';
import { usePendingChanges } from '../../card/use-pending-changes.ts';
import { recordName } from './record-name.ts';
import type { useContinue } from './use-continue.ts';
import styles from '../editor.module.css';

/** What a change set says, before and after. @param name what it changes: 'Question 2' */
export type RenderChange = (id: string, name: string) => ReactNode;

interface PendingNoticeProps {
  activity: Activity;
  renderChange: RenderChange;
  /** While writing: the user's own changes can be put into the draft. */
  continuing?: ReturnType<typeof useContinue>;
  /** Nothing can be put into a draft that is being sent. */
  isInert?: boolean;
}

/**
 * What waits for review: how many changes, by whom and since when, with the text of the user's own. It reads them itself,
 * and is compared by its props, so that a key that is typed does not render it.
 */
export const PendingNotice = memo(function PendingNotice(props: PendingNoticeProps) {
  const { activity, renderChange, continuing, isInert } = props;
  const { id, role } = useSession(({ details }) => details) ?? {};
  const changes = usePendingChanges()(activity.id);
  const summary = pendingSummary(changes, id);
  if (!summary) return null;
  const own = changes.filter(({ submittedByUserId }) => submittedByUserId === id);
  const mayContinue = own.length > 0 && continuing !== undefined;
  const mayReview = hasRole({ role }, policies.contentReview.roles);
  return (
    <div inert={isInert}>
      <Alert tone="info" title={`${pluralize(summary.count, 'change is', 'changes are')} waiting for review`}>
        <Stack gap={2}>
          <p>
            By <PendingBy summary={summary} />
          </p>
          {own.length === 0 ? null : (
            <div>
              <OwnChanges changes={own} activity={activity} renderChange={renderChange} />
              {continuing ? <ContinueStatus state={continuing.state} /> : null}
            </div>
          )}
          {mayContinue || mayReview ? (
            <Row gap={2}>
              {mayContinue ? <ContinueButton ids={own.map((change) => change.id)} {...continuing} /> : null}
              {mayReview ? (
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

interface OwnChangesProps {
  /** The oldest first. */
  changes: readonly QueuedChange[];
  activity: Activity;
  renderChange: RenderChange;
}

/** The user's own changes, to be read where they are written. Loaded when they are opened. */
function OwnChanges({ changes, activity, renderChange }: OwnChangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.own} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">
        {changes.length === 1 ? 'Your change' : `Your ${changes.length} changes`}
      </summary>
      {isOpen ? (
        <ol className={styles.ownChanges}>
          {changes.map((change) => {
            const name = recordName(change, activity.questions);
            return (
              <li key={change.id} className={styles.ownChange}>
                <Row gap={2} align="baseline">
                  <h2 className={styles.ownName}>{name}</h2>
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

interface ContinueButtonProps extends ReturnType<typeof useContinue> {
  ids: readonly string[];
}

/** The draft begins with the content as it is: this puts the user's own pending changes into it, and takes them out again. */
function ContinueButton({ ids, state, apply, undo }: ContinueButtonProps) {
  const isApplied = state.kind === 'applied';
  if (isApplied && !undo) return null;
  // One button, which keeps the focus when it changes what it does.
  return (
    <Button
      size="small"
      variant={isApplied ? 'secondary' : 'primary'}
      busy={state.kind === 'loading' ? 'Loading…' : undefined}
      onPress={() => (undo ? undo() : void apply(ids))}
    >
      {isApplied ? 'Take them out again' : 'Continue from your pending changes'}
    </Button>
  );
}

const ContinueStatus = ({ state }: Pick<ReturnType<typeof useContinue>, 'state'>) => (
  <div role="status">
    {state.kind === 'applied' ? (
      <>
        <p>
          Your pending changes are in the editor now. What you change further is submitted again, together
          with its pending change.
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
