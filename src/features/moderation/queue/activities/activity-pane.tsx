import type { ReactNode } from 'react';
import { SearchTermContext } from '#components/list/highlighted.tsx';
import { useRowKeys } from '#components/list/use-row-keys.ts';
import { pluralize } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { QueueNode } from '../queue-nodes.ts';
import type { QueueFilter } from '../queue-search.ts';
import type { QueueList } from '../use-queue-list.ts';
import { getActivityColumns } from './activity-columns.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import styles from '../queue.module.css';

interface ActivityPaneProps {
  filter: QueueFilter;
  /** The node whose activities are shown; undefined for all grades. */
  node: QueueNode | undefined;
  list: QueueList;
  total: number;
  onShowAll: () => void;
  foot: ReactNode;
}

export function ActivityPane({ filter, node, list, total, onShowAll, foot }: ActivityPaneProps) {
  const subjectOrGrade = node?.kind === 'activity' ? node.parent : node;
  const title = nodeTitle(subjectOrGrade);
  const rowKeys = useRowKeys(list);
  return (
    <section
      aria-labelledby="queue-activities"
      className={classNames(cardStyle({ flush: true }), styles.pane)}
      {...rowKeys}
    >
      <Row as="header" className={styles.head}>
        {subjectOrGrade?.kind === 'subject' ? (
          <SubjectIcon subject={subjectKey(subjectOrGrade.title)} className={styles.icon} />
        ) : null}
        <h2 id="queue-activities" className={classNames('breakable', styles.title)}>
          {title}
        </h2>
        <p className="muted tabular fs-0">
          {pluralize(list.rows.length, 'activity', 'activities')} · {pluralize(total, 'change', 'changes')}
        </p>
        {node ? (
          <button type="button" className={styles.showAll} onClick={onShowAll}>
            Show all grades
          </button>
        ) : null}
      </Row>
      <div className={styles.toolbar}>
        <QueueToolbar list={list} />
      </div>
      <ActivityTable
        caption={`Activities of ${title}`}
        filter={filter}
        list={list}
        resetKey={`${filter} ${node?.key}`}
        showsSubject={subjectOrGrade?.kind !== 'subject'}
      />
      {foot}
    </section>
  );
}

interface ActivityTableProps {
  caption: string;
  filter: QueueFilter;
  list: QueueList;
  resetKey: string;
  showsSubject: boolean;
}

export function ActivityTable({ caption, filter, list, resetKey, showsSubject }: ActivityTableProps) {
  if (list.visibleRows.length === 0) {
    return (
      <EmptyState
        title="No items found for current filters."
        action={<Button onPress={list.clear}>Clear search</Button>}
      />
    );
  }
  return (
    <SearchTermContext value={list.search}>
      <DataTable
        caption={caption}
        columns={getActivityColumns(filter, showsSubject)}
        rows={list.visibleRows}
        rowKey={({ id }) => id}
        opensRows
        resetKey={`${resetKey} ${list.search} ${list.chosen.submitter} ${list.sort?.column}`}
        cardsBelow={38}
        maxHeight="max(20rem, 100dvh - var(--under-bars) - 14rem)"
        className={styles.table}
      />
    </SearchTermContext>
  );
}

/** Returns 'Grade 4 · Mathematics' for a subject. */
export function nodeTitle(node: QueueNode | undefined): string {
  if (!node) return 'All grades';
  return node.parent ? `${node.parent.title} · ${node.title}` : node.title;
}
