import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { keepPlace } from '../queue-place.ts';
import { ActivityPane } from './activities/activity-pane.tsx';
import { DecidedToday } from './decided-today.tsx';
import { DrillDown } from './drill-down.tsx';
import {
  findNode,
  keyInUrl,
  nodeInUrl,
  queueNodes,
  totalOf,
  type QueuedActivity,
  type QueueNode,
} from './queue-nodes.ts';
import { inUrl, listInUrl, type QueueFilter, type QueueSearch } from './queue-search.ts';
import { TreePane } from './tree/tree-pane.tsx';
import { useQueueList } from './use-queue-list.ts';
import styles from './queue.module.css';

interface QueuePanesProps {
  filter: QueueFilter;
  search: QueueSearch;
  grades: readonly ModerationGrade[];
  /** The trees of what is decided. */
  decided: readonly ModerationGrade[];
}

/**
 * The tree with the activities of the chosen node, or of all grades, beside it; one level at a time where there is no
 * room for both.
 */
export function QueuePanes({ filter, search, grades, decided }: QueuePanesProps) {
  const navigate = useNavigate();
  const { element, isNarrow } = useIsNarrow(46);
  const nodes = useMemo(() => queueNodes(grades), [grades]);
  const all = useMemo(() => nodes.flatMap(({ activities }) => activities), [nodes]);
  const total = totalOf(grades);
  const key = keyInUrl(search);
  const node = key === undefined ? undefined : findNode(nodes, key);
  const isEmpty = nodes.length === 0;
  // Somebody has decided on the last change in it, or it belongs to another filter.
  const isGone = !isEmpty && key !== undefined && !node;
  // The button that shows all grades disappears when it is pressed. On a narrow page each level has its own heading.
  useRecoverFocusAfter(key !== undefined && isNarrow !== true);
  // Not the activity: its last change may be decided by the time somebody comes back.
  const place = node?.kind === 'activity' ? node.parent : node;
  const { q, sort, submitter } = search;
  useEffect(
    () => keepPlace({ ...inUrl(filter), ...(place && nodeInUrl(place)), q, sort, submitter }),
    [filter, place, q, sort, submitter],
  );
  const list = useQueueList(filter, node?.activities ?? all);
  const show = (shown: QueueNode | undefined) => {
    void navigate({
      to: '/admin/moderation/queue',
      search: { ...listInUrl(search), ...inUrl(filter), ...(shown && nodeInUrl(shown)) },
      resetScroll: false,
    });
  };
  const decidedActivities = useMemo(() => decidedIn(decided, key), [decided, key]);
  const hasPanes = !isEmpty && isNarrow === false;
  const hasLevels = !isEmpty && isNarrow === true;
  const activities = (
    <ActivityPane
      filter={filter}
      node={node}
      list={list}
      total={node?.count ?? total}
      onShowAll={() => show(undefined)}
      foot={<DecidedToday key={key} activities={decidedActivities} />}
    />
  );
  return (
    <div ref={element} className={hasPanes ? styles.panes : undefined}>
      {hasPanes ? <TreePane nodes={nodes} total={total} chosen={node?.key} onChoose={show} /> : null}
      {isEmpty ? <NoMatches /> : null}
      {isGone ? <NoMatches onShowAll={() => show(undefined)} /> : null}
      {hasPanes && !isGone ? activities : null}
      {hasLevels && !isGone ? (
        <DrillDown search={search} filter={filter} nodes={nodes} total={total} node={node} list={list} />
      ) : null}
    </div>
  );
}

function NoMatches({ onShowAll }: { onShowAll?: () => void }) {
  return (
    <EmptyState
      title="No items found for current filters."
      action={
        onShowAll ? (
          <Button variant="primary" onPress={onShowAll}>
            Show all grades
          </Button>
        ) : undefined
      }
    />
  );
}

/** The activities with a decided change in the node, each once: one may have rejected and published changes. */
function decidedIn(trees: readonly ModerationGrade[], key: string | undefined): QueuedActivity[] {
  const nodes = queueNodes(trees);
  const all =
    key === undefined ? nodes : nodes.flatMap((node) => nodesOf(node)).filter((node) => node.key === key);
  return [...new Map(all.flatMap(({ activities }) => activities).map((one) => [one.id, one])).values()];
}

const nodesOf = (node: QueueNode): QueueNode[] => [node, ...node.children.flatMap(nodesOf)];
