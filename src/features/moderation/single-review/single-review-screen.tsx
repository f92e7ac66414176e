import { useSuspenseQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { isProblem } from '#api/problem.ts';
import { changeSetQuery, recordHistoryQuery, type ChangeSet } from '#api/queries/moderation.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { BackLink } from '#components/page/back-link.tsx';
import { useLostFocusAfter } from '#components/page/focus/use-lost-focus-after.ts';
import type { LoadFailure } from '#components/use-load-failure.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { submitterOf } from '../change-link.tsx';
import { visibleText } from '../compare/visible-text.ts';
import { KeyList } from '../keys/key-list.tsx';
import { queuePlace } from '../queue-place.ts';
import { RecentChanges } from '../recent-changes.tsx';
import { ReviewStatus } from '../review-status.tsx';
import { ChangeNotes } from './change-notes.tsx';
import { Place } from './place.tsx';
import { Preview } from './preview.tsx';
import { readChange } from './read-change.ts';
import { useSingleDecision } from './use-single-decision.ts';
import layout from '../review.module.css';

/** One change set: what it would change in its question or activity, and the decision on it (MOD-008 to MOD-010). */
export function SingleReviewScreen({ id }: { id: string }) {
  const { data: change } = useSuspenseQuery(changeSetQuery(id));
  const { data: history, failure: historyFailure } = useOptionalQuery(recordHistoryQuery(change));
  const sides = useMemo(() => readChange(change), [change]);
  const { approve, reject, isApproving, failure } = useSingleDecision(change);
  const isPending = change.status === 'Pending';
  // Somebody else may decide while the focus is on one of the buttons, which then disappear.
  useLostFocusAfter(isPending);
  const actions = (
    <>
      {sides ? (
        <Button
          variant="primary"
          icon={<Check aria-hidden="true" />}
          busy={isApproving ? 'Approving…' : undefined}
          onPress={() => void approve()}
        >
          Approve
        </Button>
      ) : null}
      <Button
        dangerous
        icon={<X aria-hidden="true" />}
        isDisabled={isApproving}
        onPress={() => void reject()}
      >
        Reject
      </Button>
    </>
  );
  const keys = [
    ...(sides ? [{ name: 'A', does: 'approve', action: () => void approve() }] : []),
    { name: 'R', does: 'reject', action: () => void reject() },
  ];
  return (
    <div className={layout.screen}>
      <PageHeader
        title={
          <>
            {change.entityType} <span className={layout.id}>#{change.id}</span>{' '}
            <ReviewStatus status={change.status} />
          </>
        }
        back={
          <BackLink to="/admin/moderation/queue" search={queuePlace()}>
            Queue
          </BackLink>
        }
        description={
          <>
            <Place change={change} />
            <Submission change={change} by={history?.find((one) => one.id === id)} />
          </>
        }
        actions={isPending ? actions : null}
        className={layout.header}
      />
      {isPending ? <KeyList keys={keys} /> : null}
      {failure ? (
        <Alert tone="error" title={failure.title}>
          {failure.advice}
        </Alert>
      ) : null}
      <ChangeNotes change={change} history={history} />
      <div className={layout.columns}>
        <div>
          {sides ? (
            <Preview change={change} sides={sides} />
          ) : (
            <Alert tone="error" title="Unable to load this change set.">
              What it says is not written in a form that can be read, so nobody can tell what approving it
              would do.
            </Alert>
          )}
        </div>
        {history ? (
          <RecentChanges
            title={`Other changes to this ${change.entityType.toLowerCase()}`}
            changes={history.filter((other) => other.id !== id)}
            nothing="There are none."
          />
        ) : (
          <OtherChangesFailure failure={historyFailure} />
        )}
      </div>
    </div>
  );
}

/** There may be newer changes to the record. One that is deleted has none. */
const OtherChangesFailure = ({ failure }: { failure: LoadFailure | undefined }) =>
  isProblem(failure?.error, 404) ? null : (
    <NotLoaded title="Failed to load other changes" headingLevel={2} failure={failure} loading={null} />
  );

interface SubmissionProps {
  change: ChangeSet;
  by: { submittedBy: string | null } | undefined;
}

function Submission({ change: { submittedAtUtc, comment }, by }: SubmissionProps) {
  return (
    <>
      Submitted {by ? <>by {submitterOf(by)}, </> : null}
      {formatTimestamp(submittedAtUtc)}
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
