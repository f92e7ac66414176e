import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { changeSetQuery, questionNumberOf, type ChangeSet } from '#api/queries/moderation.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/Card.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ChangeSetComparison } from '../change-set-comparison.tsx';
import { decisionMessage } from '../decide/decision-text.tsx';
import { ReviewStatus } from '../review-status.tsx';
import { submissionLabel } from './submission-label.ts';
import review from '../review.module.css';
import styles from './submissions.module.css';

export interface ActivityLocation {
  gradeId: string;
  subjectId: string;
  topicId: string;
  title: string;
}

interface SubmissionScreenProps {
  id: string;
  /** Undefined if it did not load. */
  location: ActivityLocation | undefined;
}

export function SubmissionScreen({ id, location }: SubmissionScreenProps) {
  const { data: change } = useSuspenseQuery(changeSetQuery(id));
  const { activityId, activityTitle, entityType, status, submittedAtUtc, comment } = change;
  const name = submissionLabel({ entityType, questionNumber: questionNumberOf(change) });
  return (
    <>
      <BackLink to="/submissions">My submissions</BackLink>
      <ScreenFrame
        title={
          <>
            <span className="breakable">{activityTitle}</span> <ReviewStatus status={status} />
          </>
        }
        description={
          <>
            {location ? (
              <>
                {location.title}
                <br />
              </>
            ) : null}
            {name} · submitted <time>{formatTimestamp(submittedAtUtc)}</time>
            {comment === null ? null : (
              <>
                <br />
                <span className="visually-hidden">Your comment: </span>“{comment}”
              </>
            )}
          </>
        }
        actions={
          location ? (
            <Link
              to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId"
              params={{ ...toUrlParams(location), activityId }}
              className={buttonStyle({ variant: 'secondary' })}
            >
              Open activity
            </Link>
          ) : null
        }
      >
        <Decision change={change} />
        <Card as="section" flush aria-labelledby="submitted-text">
          <h2 id="submitted-text" className={`fs-2 ${review.previewHead}`}>
            {name}
          </h2>
          <ChangeSetComparison id={id} name={name} />
        </Card>
      </ScreenFrame>
    </>
  );
}

const toUrlParams = ({ gradeId, subjectId, topicId }: ActivityLocation) => ({ gradeId, subjectId, topicId });

function Decision({ change }: { change: ChangeSet }) {
  const { status, reason } = change;
  if (status === 'Pending') {
    return (
      <Alert tone="info" title="Waiting for review">
        Learners see the activity as it was until a moderator approves the change.
      </Alert>
    );
  }
  if (status !== 'Rejected') {
    return (
      <Alert tone="info" title={decisionMessage(change)}>
        {status === 'Approved' ? 'It was accepted, but is not live yet.' : 'Learners see it now.'}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={decisionMessage(change)}>
      <p className={styles.reason}>{reason === null ? 'No reason was given.' : `Reason: ${reason}`}</p>
    </Alert>
  );
}

export const SubmissionSkeleton = () => (
  <Loading text="Loading change set…">
    <Skeleton width="20rem" height="44px" />
    <Skeleton height="16rem" />
  </Loading>
);
