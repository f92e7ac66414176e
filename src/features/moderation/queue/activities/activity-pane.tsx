import { counted } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { QueuedActivity, QueueNode } from '../queue-nodes.ts';
import type { QueueFilter } from '../queue-search.ts';
import { columnsOf } from './activity-columns.tsx';
import styles from '../queue.module.css';

interface ActivityPaneProps {
  filter: QueueFilter;
  /** The node whose activities are shown; undefined for those of all grades. */
  node: QueueNode | undefined;
  activities: readonly QueuedActivity[];
  /** The number of changes in them. */
  total: number;
  onShowAll: () => void;
}

/** The activities of the chosen node: what was changed in each, and a link to its review (MOD-004). */
export function ActivityPane({ filter, node, activities, total, onShowAll }: ActivityPaneProps) {
  const subject = node?.kind === 'activity' ? node.parent : node;
  const title = titleOf(subject);
  return (
    <section
      aria-labelledby="queue-activities"
      className={classNames(cardStyle({ flush: true }), styles.pane)}
    >
      <Row as="header" className={styles.head}>
        {subject?.kind === 'subject' ? (
          <SubjectIcon subject={subjectKey(subject.title)} className={styles.icon} />
        ) : null}
        <h2 id="queue-activities" className={classNames('breakable', styles.title)}>
          {title}
        </h2>
        <p className="muted tabular fs-0">
          {counted(activities.length, 'activity', 'activities')} · {counted(total, 'change', 'changes')}
        </p>
        {node ? (
          <button type="button" className={styles.all} onClick={onShowAll}>
            Show all grades
          </button>
        ) : null}
      </Row>
      <ActivityTable
        caption={`Activities of ${title}`}
        filter={filter}
        activities={activities}
        startOver={`${filter} ${node?.key}`}
        hasPlace={subject?.kind !== 'subject'}
      />
    </section>
  );
}

interface ActivityTableProps {
  caption: string;
  filter: QueueFilter;
  activities: readonly QueuedActivity[];
  startOver: string;
  hasPlace: boolean;
}

export const ActivityTable = ({ caption, filter, activities, startOver, hasPlace }: ActivityTableProps) => (
  <DataTable
    caption={caption}
    columns={columnsOf(filter, hasPlace)}
    rows={activities}
    rowKey={({ id }) => id}
    opensRows
    startOver={startOver}
    cardsBelow={38}
    maxHeight="max(20rem, 100dvh - var(--under-bars) - 14rem)"
    className={styles.table}
  />
);

/** 'Grade 4 · Mathematics'. */
export function titleOf(node: QueueNode | undefined): string {
  if (!node) return 'All grades';
  return node.parent ? `${node.parent.title} · ${node.title}` : node.title;
}
