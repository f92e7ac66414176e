import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { ActivityTable, nodeTitle } from './activities/activity-pane.tsx';
import { QueueToolbar } from './activities/queue-toolbar.tsx';
import { ChangeCount } from './change-count.tsx';
import { toNodeSearch, type QueueNode } from './queue-nodes.ts';
import { toFilterSearch, pickListSearch, type QueueFilter, type QueueSearch } from './queue-search.ts';
import type { QueueList } from './use-queue-list.ts';
import styles from './drill-down.module.css';

interface DrillDownProps {
  search: QueueSearch;
  filter: QueueFilter;
  nodes: readonly QueueNode[];
  total: number;
  /** The shown node; undefined for the list of grades. */
  node: QueueNode | undefined;
  list: QueueList;
}

/** Replaces the tree on narrow pages: one level at a time, then the activities. */
export function DrillDown({ search, filter, nodes, total, node, list }: DrillDownProps) {
  const [isPressed, setPressed] = useState(false);
  const heading = useHeadingFocus(isPressed, node?.key);
  const press = () => setPressed(true);
  const hasActivities = node !== undefined && node.kind !== 'grade';
  return (
    <Stack as="section" gap={3} aria-labelledby="queue-level" className={styles.level}>
      {node ? (
        <div>
          <BackLink
            to="/admin/moderation/queue"
            search={{
              ...pickListSearch(search),
              ...toFilterSearch(filter),
              ...(node.parent && toNodeSearch(node.parent)),
            }}
            resetScroll={false}
            onClick={press}
          />
        </div>
      ) : null}
      <Row as="header" gap={4} align="baseline" justify="between">
        <h2 id="queue-level" ref={heading} tabIndex={-1} className="fs-2 breakable">
          {node ? nodeTitle(hasActivities ? subjectOrGrade(node) : node) : 'Grade, Topic, Activity'}
        </h2>
        <p className="muted tabular">
          {hasActivities ? `${pluralize(node.activities.length, 'activity', 'activities')} · ` : null}
          {pluralize(node?.count ?? total, 'change', 'changes')}
        </p>
      </Row>
      {hasActivities || list.rows.length > 1 ? <QueueToolbar list={list} /> : null}
      {hasActivities || list.isFiltered ? (
        <ActivityTable
          caption={`Activities of ${nodeTitle(node && subjectOrGrade(node))}`}
          filter={filter}
          list={list}
          resetKey={`${filter} ${node?.key}`}
          showsSubject={!hasActivities}
        />
      ) : (
        <NodeLinks
          nodes={node?.children ?? nodes}
          search={{ ...pickListSearch(search), ...toFilterSearch(filter) }}
          onPress={press}
        />
      )}
    </Stack>
  );
}

/**
 * Moves the focus to the heading of the next level: the pressed link is removed.
 *
 * @param isPressed whether a press opened the level
 * @param levelKey the key of the shown node
 */
function useHeadingFocus(isPressed: boolean, levelKey: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || !activeElement?.checkVisibility()) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isPressed, levelKey]);
  return heading;
}

const subjectOrGrade = (node: QueueNode): QueueNode =>
  node.kind === 'activity' && node.parent ? node.parent : node;

interface NodeLinksProps {
  nodes: readonly QueueNode[];
  search: QueueSearch;
  onPress: () => void;
}

function NodeLinks({ nodes, search, onPress }: NodeLinksProps) {
  return (
    <ul className={styles.links}>
      {nodes.map((node) => (
        <li key={node.key} className={styles.item}>
          <Link
            to="/admin/moderation/queue"
            search={{ ...search, ...toNodeSearch(node) }}
            resetScroll={false}
            className={styles.link}
            onClick={onPress}
          >
            {node.kind === 'subject' ? (
              <SubjectIcon subject={subjectKey(node.title)} className={styles.icon} />
            ) : null}
            <span className={classNames('breakable', styles.name)}>{node.title}</span>
            <ChangeCount count={node.count} />
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
