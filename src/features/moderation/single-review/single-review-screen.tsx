import { useSuspenseQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { readChange } from '#api/change-json/read-change.ts';
import { isProblem } from '#api/problem.ts';
import {
  changeSetQuery,
  recordReviewQuery,
  type ChangeSet,
  type ChangeSetSummary,
} from '#api/queries/moderation.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { BackLink } from '#components/page/back-link.tsx';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import type { QueryFailure } from '#components/use-query-failure.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Submitter, submitterName } from '../change-link.tsx';
import { visibleText } from '../compare/visible-text.ts';
import { DecisionBanner } from '../decide/decision-banner.tsx';
import { KeyList } from '../key-list.tsx';
import { OpenNextSwitch } from '../next/open-next-switch.tsx';
import { lastQueueSearch } from '../queue-memory.ts';
import { RecentChanges } from '../recent-changes.tsx';
import { ReviewStatus } from '../review-status.tsx';
import { DecisionBar } from '../three-way/decision-bar.tsx';
import { ThreeWayReview } from '../three-way/three-way-review.tsx';
import { useThreeWay } from '../three-way/use-three-way.ts';
import { ChangeNotes } from './change-notes.tsx';
import { ChangePreview } from './change-preview.tsx';
import { RecordLocation } from './record-location.tsx';
import { useSingleDecision } from './use-single-decision.ts';
import layout from '../review.module.css';

/** Reviews one change set (MOD-008 to MOD-010). */
export function SingleReviewScreen({ id }: { id: string }) {
  const { data: change } = useSuspenseQuery(changeSetQuery(id));
  const { data: review, failure: reviewFailure } = useOptionalQuery(recordReviewQuery(change));
  const history = review?.history;
  const sides = useMemo(() => readChange(change), [change]);
  const { approve, reject, isApproved, failure } = useSingleDecision(change);
  const isPending = change.status === 'Pending' && !isApproved;
  const threeWay = useThreeWay(id, isPending ? sides : undefined, review);
  // Without the review, an approval could overwrite an unseen stored version.
  const isComparable = review !== undefined;
  const approveChosen = () => {
    if (!isComparable) return;
    const resolution = threeWay?.resolve();
    if (!threeWay || resolution) void approve(resolution);
  };
  // Move the focus: a decision, also by another moderator, removes the buttons.
  useRecoverFocusAfter(isPending);
  const approveButton = sides ? (
    <Button
      variant="primary"
      icon={<Check aria-hidden="true" />}
      isDisabled={!isComparable}
      onPress={approveChosen}
    >
      Approve
    </Button>
  ) : null;
  const rejectButton = (
    <Button dangerous icon={<X aria-hidden="true" />} onPress={() => void reject()}>
      Reject
    </Button>
  );
  const keys = [
    ...(sides ? [{ name: 'A', description: 'approve', action: approveChosen }] : []),
    { name: 'R', description: 'reject', action: () => void reject() },
    ...(threeWay
      ? [
          { name: '1', description: 'keep Now', action: () => threeWay.chooseAtFocus('now') },
          { name: '2', description: 'take Proposed', action: () => threeWay.chooseAtFocus('proposed') },
        ]
      : []),
    { name: 'U', description: 'undo the last approval' },
  ];
  const summary = history?.find((entry) => entry.id === id);
  return (
    <div className={layout.screen}>
      <PageHeader
        title={
          <>
            {change.entityType} <span className={layout.id}>#{change.id}</span>{' '}
            <ReviewStatus status={change.status} />
          </>
        }
        aboveTitle={
          <BackLink to="/admin/moderation/queue" search={lastQueueSearch()}>
            Queue
          </BackLink>
        }
        description={
          <>
            <RecordLocation change={change} />
            <Submission change={change} summary={summary} />
          </>
        }
        actions={
          isPending && !threeWay ? (
            <>
              {approveButton}
              {rejectButton}
            </>
          ) : null
        }
        className={layout.header}
      />
      <DecisionBanner screenIds={[id]} />
      {isPending ? (
        <Row gap={6}>
          <OpenNextSwitch />
          <KeyList keys={keys} />
        </Row>
      ) : null}
      {failure ? (
        <Alert tone="error" title={failure.title}>
          {failure.advice}
        </Alert>
      ) : null}
      <ChangeNotes change={change} history={history} />
      <div className={layout.columns}>
        <div className={layout.screen}>
          {threeWay ? (
            <ThreeWayReview
              change={change}
              threeWay={threeWay}
              submittedBy={summary ? submitterName(summary) : 'the submitter'}
            />
          ) : null}
          {sides && !threeWay ? <ChangePreview change={change} sides={sides} /> : null}
          {sides ? null : (
            <Alert tone="error" title="Unable to load this change set.">
              Its contents cannot be read, so the effect of an approval is unknown.
            </Alert>
          )}
        </div>
        {history ? (
          <RecentChanges
            title={`Other changes to this ${change.entityType.toLowerCase()}`}
            changes={history.filter((other) => other.id !== id)}
            emptyText="There are no other changes."
          />
        ) : (
          <OtherChangesFailure failure={reviewFailure} />
        )}
      </div>
      {threeWay ? (
        <DecisionBar threeWay={threeWay}>
          {rejectButton}
          {approveButton}
        </DecisionBar>
      ) : null}
    </div>
  );
}

/** A 404 means that the record was deleted. */
const OtherChangesFailure = ({ failure }: { failure: QueryFailure | undefined }) =>
  isProblem(failure?.error, 404) ? null : (
    <NotLoaded title="Failed to load other changes" headingLevel={2} failure={failure} loading={null} />
  );

interface SubmissionProps {
  change: ChangeSet;
  summary: ChangeSetSummary | undefined;
}

function Submission({ change: { submittedAtUtc, comment }, summary }: SubmissionProps) {
  return (
    <>
      Submitted{' '}
      {summary ? (
        <>
          by <Submitter {...summary} />,{' '}
        </>
      ) : null}
      <time>{formatTimestamp(submittedAtUtc)}</time>
      {comment ? (
        <>
          <br />
          <span className="visually-hidden">Comment: </span>“{visibleText(comment)}”
        </>
      ) : null}
    </>
  );
}

export function SingleReviewSkeleton() {
  return (
    <Loading text="Loading change set…">
      <Skeleton width="20rem" height="44px" />
      <Skeleton height="16rem" />
    </Loading>
  );
}
