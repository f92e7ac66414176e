import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { submittedChangeListQuery, type SubmittedChange } from '#api/queries/moderation.ts';
import { TimeAgo } from '#components/time-ago.tsx';
import { pluralize } from '#lib/numbers.ts';
import { useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { changeLabel } from './change-label.ts';
import styles from '../editor.module.css';

/**
 * Finds rejected change sets that no later submission for the same record has replaced.
 *
 * @param changes change sets of one user, newest first
 */
export const findLatestRejections = (
  changes: readonly SubmittedChange[],
  activityId: string,
): SubmittedChange[] =>
  changes
    .filter((change) => change.activityId === activityId)
    .filter(({ entityId }, index, all) => all.findIndex((newer) => newer.entityId === entityId) === index)
    .filter(({ status }) => status === 'Rejected');

export const RejectedNotice = memo(function RejectedNotice({ activity }: { activity: Activity }) {
  const userId = useSession(({ details }) => details?.id ?? '');
  const { data = [] } = useQuery({ ...submittedChangeListQuery(userId), enabled: userId !== '' });
  const rejected = findLatestRejections(data, activity.id);
  if (rejected.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={`${pluralize(rejected.length, 'change of yours was', 'changes of yours were')} rejected`}
    >
      <ul className={styles.rejected}>
        {rejected.map((change) => (
          <li key={change.id} className="breakable">
            <Link to="/submissions/$changeSetId" params={{ changeSetId: change.id }}>
              {changeLabel(change, activity.questions)}
            </Link>{' '}
            · <TimeAgo since={change.decidedAtUtc ?? change.submittedAtUtc} event="rejected" />
            {change.reason === null ? null : <>: “{change.reason}”</>}
          </li>
        ))}
      </ul>
    </Alert>
  );
});
