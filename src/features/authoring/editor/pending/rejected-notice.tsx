import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { submittedChangeListQuery, type SubmittedChange } from '#api/queries/moderation.ts';
import { TimeAgo } from '#components/time-ago.tsx';
import { pluralize } from '#lib/numbers.ts';
import { useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { recordName } from './record-name.ts';
import styles from '../editor.module.css';

/**
 * The rejected change sets of an activity after which the user has submitted nothing else for the same record.
 *
 * @param changes those of one user, the newest first
 */
export const rejectedLast = (changes: readonly SubmittedChange[], activityId: string): SubmittedChange[] =>
  changes
    .filter((change) => change.activityId === activityId)
    .filter(({ entityId }, index, all) => all.findIndex((newer) => newer.entityId === entityId) === index)
    .filter(({ status }) => status === 'Rejected');

/** The user's own changes to an activity whose latest state is rejected, with the reasons (D-264). */
export const RejectedNotice = memo(function RejectedNotice({ activity }: { activity: Activity }) {
  const userId = useSession(({ details }) => details?.id ?? '');
  const { data = [] } = useQuery({ ...submittedChangeListQuery(userId), enabled: userId !== '' });
  const rejected = rejectedLast(data, activity.id);
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
              {recordName(change, activity.questions)}
            </Link>{' '}
            · <TimeAgo since={change.decidedAtUtc ?? change.submittedAtUtc} event="rejected" />
            {change.reason === null ? null : <>: “{change.reason}”</>}
          </li>
        ))}
      </ul>
    </Alert>
  );
});
