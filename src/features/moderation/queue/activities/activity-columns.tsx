import { Link } from '@tanstack/react-router';
import { Highlighted } from '#components/list/highlighted.tsx';
import { TimeAgo } from '#components/time-ago.tsx';
import { formatCount } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import { visibleText } from '../../compare/visible-text.ts';
import type { QueueRow } from '../queue-rows.ts';
import type { QueueFilter } from '../queue-search.ts';
import styles from '../queue.module.css';

/** Labels of the question count; MOD-004 prescribes 'Questions pending'. */
const questionLabels: Readonly<Record<QueueFilter, string>> = {
  All: 'Questions changed',
  Pending: 'Questions pending',
  Rejected: 'Questions rejected',
  Published: 'Questions published',
};

const questionTones: Readonly<Record<QueueFilter, BadgeTone>> = {
  All: 'neutral',
  Pending: 'warning',
  Rejected: 'error',
  Published: 'success',
};

/** @param showsSubject whether each row names its subject, because the activities belong to several subjects */
const createActivityColumns = (
  filter: QueueFilter,
  showsSubject: boolean,
): readonly TableColumn<QueueRow>[] => [
  {
    id: 'title',
    header: 'Activity',
    rowHeader: true,
    cell: (row) => (
      <>
        <span className={styles.activity}>
          <Highlighted text={row.title} />
        </span>
        {showsSubject ? (
          <span className={classNames('muted fs-0', styles.location)}>
            {row.grade} · {row.subject}
          </span>
        ) : null}
        <span className={classNames('muted fs-0', styles.location)}>
          <Submission row={row} />
        </span>
        <Comments comments={row.comments} />
      </>
    ),
  },
  {
    id: 'changes',
    header: 'Changes',
    align: 'end',
    width: filter === 'Pending' ? '14em' : '15.5em',
    onCard: 'foot',
    cell: ({ fieldChangeCount, changedQuestionCount }) => (
      <span className={styles.badges}>
        <CountBadge
          tone={questionTones[filter]}
          label={questionLabels[filter]}
          count={changedQuestionCount}
        />
        <CountBadge tone="info" label="Activity fields" count={fieldChangeCount} />
      </span>
    ),
  },
  {
    id: 'review',
    header: 'Actions',
    align: 'end',
    width: '7em',
    onCard: 'foot',
    cell: ({ id, title }) => (
      <Link
        to="/admin/moderation/activity/$activityId"
        params={{ activityId: id }}
        data-opens-row
        className={buttonStyle({ size: 'small' })}
      >
        Review<span className="visually-hidden"> {title}</span>
      </Link>
    ),
  },
];

function Comments({ comments: [first, ...others] }: Pick<QueueRow, 'comments'>) {
  if (first === undefined) return null;
  return (
    <span className={classNames('muted fs-0', styles.comment)}>
      <span className={styles.commentText}>
        <span className="visually-hidden">Comment: </span>“{visibleText(first)}”
      </span>
      {others.length > 0 ? (
        <span className={styles.moreComments}>and {formatCount(others.length)} more</span>
      ) : null}
    </span>
  );
}

function CountBadge({ tone, label, count }: { tone: BadgeTone; label: string; count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone={tone} icon={null} className={styles.badge}>
      {label} <span className={styles.badgeCount}>{formatCount(count)}</span>
    </Badge>
  );
}

/** Cached: a new array of columns would render every row again. */
const columnCache = new Map<string, readonly TableColumn<QueueRow>[]>();

export function getActivityColumns(
  filter: QueueFilter,
  showsSubject: boolean,
): readonly TableColumn<QueueRow>[] {
  const key = `${filter} ${showsSubject}`;
  const columns = columnCache.get(key) ?? createActivityColumns(filter, showsSubject);
  columnCache.set(key, columns);
  return columns;
}

/** Shows the submitters and the age of the oldest change: 'Aisha Patel and 2 others · 3 days'. */
function Submission({ row: { submitters, oldest } }: { row: QueueRow }) {
  if (oldest === undefined) return null;
  return (
    <>
      {submitters.length === 0 ? null : (
        <>
          <Highlighted text={formatNameList(submitters, 1)} /> ·{' '}
        </>
      )}
      <TimeAgo since={oldest} event="submitted" className={styles.age} />
    </>
  );
}
