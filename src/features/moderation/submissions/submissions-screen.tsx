import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { submittedChangeListQuery, type SubmittedChange } from '#api/queries/moderation.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import type { ListColumn } from '#components/list/list-column.tsx';
import { ListPane } from '#components/list/list-pane.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { TimeAgo } from '#components/time-ago.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Row } from '#ui/layout.tsx';
import { FilterPills } from '../queue/filter-pills.tsx';
import { ReviewStatus } from '../review-status.tsx';
import { submissionLabel } from './submission-label.ts';
import styles from './submissions.module.css';

const timeOf = (timestamp: string | null) => (timestamp === null ? undefined : new Date(timestamp).getTime());

const columns: readonly ListColumn<SubmittedChange>[] = [
  {
    id: 'activity',
    header: 'Activity',
    rowHeader: true,
    sortBy: ({ activityTitle }) => activityTitle,
    searchText: (change) => `${change.activityTitle} ${submissionLabel(change)}`,
    cell: (change) => (
      <>
        <Link to="/submissions/$changeSetId" params={{ changeSetId: change.id }} className={styles.activity}>
          <Highlighted text={change.activityTitle} />
        </Link>
        <span className={classNames('muted fs-0', styles.record)}>
          <Highlighted text={submissionLabel(change)} />
        </span>
      </>
    ),
  },
  {
    id: 'submitted',
    header: 'Submitted',
    width: '8.5em',
    sortBy: ({ submittedAtUtc }) => timeOf(submittedAtUtc),
    cell: ({ submittedAtUtc }) => <TimeAgo since={submittedAtUtc} event="submitted" />,
  },
  {
    id: 'state',
    header: 'State',
    width: '9.5em',
    onCard: 'corner',
    sortBy: ({ status }) => status,
    searchText: ({ status }) => status,
    cell: ({ status }) => <ReviewStatus status={status} />,
  },
  {
    id: 'decision',
    header: 'Decision',
    width: '38%',
    onCard: 'wide',
    searchText: ({ decidedBy, reason }) => `${decidedBy ?? ''} ${reason ?? ''}`,
    cell: (change) => <Decision change={change} />,
  },
];

function Decision({ change: { status, decidedBy, decidedAtUtc, reason } }: { change: SubmittedChange }) {
  if (status === 'Pending') return <span className="muted">Waiting for review</span>;
  return (
    <>
      {decidedBy === null ? null : (
        <>
          <Highlighted text={decidedBy} />
          {decidedAtUtc === null ? null : ' · '}
        </>
      )}
      {decidedAtUtc === null ? null : <TimeAgo since={decidedAtUtc} event="decided" />}
      {reason === null ? null : (
        <span className={styles.reason}>
          <b>Reason:</b> <Highlighted text={reason} />
        </span>
      )}
    </>
  );
}

const idOf = ({ id }: SubmittedChange) => id;
const nameOf = (change: SubmittedChange) => `${submissionLabel(change)} of ${change.activityTitle}`;
const newestFirst = { column: 'submitted', direction: 'descending' } as const;

/** The filter buttons. 'Approved' includes published changes. */
const submissionFilters = ['All', 'Pending', 'Approved', 'Rejected'] as const;
type SubmissionFilter = (typeof submissionFilters)[number];

function matchesFilter(filter: SubmissionFilter, { status }: Pick<SubmittedChange, 'status'>): boolean {
  if (filter === 'All') return true;
  return filter === (status === 'Published' ? 'Approved' : status);
}

export function SubmissionsScreen({ userId }: { userId: string }) {
  const { data: changes } = useSuspenseQuery(submittedChangeListQuery(userId));
  const { status: filter = 'All' } = useSearch({ from: '/_app/submissions/' });
  const navigate = useNavigate({ from: '/submissions/' });
  const rows = useMemo(() => changes.filter((change) => matchesFilter(filter, change)), [changes, filter]);
  const list = useList({ rows, columns, defaultSort: newestFirst });
  return (
    <ScreenFrame title={title}>
      <Row>
        <FilterPills
          label="Show submissions"
          filters={submissionFilters}
          chosen={filter}
          countOf={(each) => changes.filter((change) => matchesFilter(each, change)).length}
          onChoose={(next) =>
            void navigate({
              search: (before) => ({ ...before, status: next === 'All' ? undefined : next, from: undefined }),
              resetScroll: false,
            })
          }
        />
      </Row>
      <ListPane
        caption={title}
        noun={{ singular: 'submission', plural: 'submissions' }}
        list={list}
        rowKey={idOf}
        rowName={nameOf}
        opensRows
        maxHeight="max(24rem, 100dvh - var(--under-bars) - 14rem)"
        emptyState={<NoSubmissions filter={filter} />}
      />
    </ScreenFrame>
  );
}

const title = 'My submissions';

const NoSubmissions = ({ filter }: { filter: SubmissionFilter }) =>
  filter === 'All' ? (
    <EmptyState
      title="No submissions yet."
      text="Your submitted changes and the decisions on them are listed here."
    />
  ) : (
    <EmptyState title={`No ${filter.toLowerCase()} submissions.`} />
  );

export const SubmissionsSkeleton = () => (
  <ScreenFrame title={title}>
    <TableSkeleton text="Loading submissions…" />
  </ScreenFrame>
);
