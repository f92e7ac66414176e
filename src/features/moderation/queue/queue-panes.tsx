import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { rememberQueueSearch } from '../queue-memory.ts';
import { ActivityPane } from './activities/activity-pane.tsx';
import { DecidedToday } from './decided-today.tsx';
import { DrillDown } from './drill-down.tsx';
import {
  findNode,
  chosenNodeKey,
  toNodeSearch,
  queueNodes,
  countChangeSets,
  type QueuedActivity,
  type QueueNode,
} from './queue-nodes.ts';
import { toFilterSearch, pickListSearch, type QueueFilter, type QueueSearch } from './queue-search.ts';
import { TreePane } from './tree/tree-pane.tsx';
import { useQueueList } from './use-queue-list.ts';
import styles from './queue.module.css';

interface QueuePanesProps {
  filter: QueueFilter;
  search: QueueSearch;
  grades: readonly ModerationGrade[];
  /** The trees of rejected and published changes. */
  decided: readonly ModerationGrade[];
}

/** The width in rem from which the tree fits beside the activities. */
export const panesFrom = 46;

/** The tree beside the activities of the chosen node; on narrow pages, one level at a time. */
export function QueuePanes({ filter, search, grades, decided }: QueuePanesProps) {
  const navigate = useNavigate();
  const { element, isNarrow } = useIsNarrow(panesFrom);
  const nodes = useMemo(() => queueNodes(grades), [grades]);
  const allActivities = useMemo(() => nodes.flatMap(({ activities }) => activities), [nodes]);
  const total = countChangeSets(grades);
  const key = chosenNodeKey(search);
  const node = key === undefined ? undefined : findNode(nodes, key);
  const isEmpty = nodes.length === 0;
  // The last change in the node was decided, or the node belongs to another filter.
  const isNodeMissing = !isEmpty && key !== undefined && !node;
  // The pressed 'Show all grades' button is removed. On narrow pages, `DrillDown` moves the focus.
  useRecoverFocusAfter(key !== undefined && isNarrow !== true);
  // Remember the subject instead of an activity, which may have no changes left later.
  const rememberedNode = node?.kind === 'activity' ? node.parent : node;
  const { q, sort, submitter } = search;
  useEffect(
    () =>
      rememberQueueSearch({
        ...toFilterSearch(filter),
        ...(rememberedNode && toNodeSearch(rememberedNode)),
        q,
        sort,
        submitter,
      }),
    [filter, rememberedNode, q, sort, submitter],
  );
  const list = useQueueList(filter, node?.activities ?? allActivities);
  const show = (next: QueueNode | undefined) => {
    void navigate({
      to: '/admin/moderation/queue',
      search: { ...pickListSearch(search), ...toFilterSearch(filter), ...(next && toNodeSearch(next)) },
      resetScroll: false,
    });
  };
  const decidedActivities = useMemo(() => findDecidedActivities(decided, key), [decided, key]);
  const hasPanes = !isEmpty && isNarrow === false;
  const hasDrillDown = !isEmpty && isNarrow === true;
  const activityPane = (
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
      {isNodeMissing ? <NoMatches onShowAll={() => show(undefined)} /> : null}
      {hasPanes && !isNodeMissing ? activityPane : null}
      {hasDrillDown && !isNodeMissing ? (
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

function findDecidedActivities(trees: readonly ModerationGrade[], key: string | undefined): QueuedActivity[] {
  const nodes = queueNodes(trees);
  const matches =
    key === undefined ? nodes : nodes.flatMap((node) => flattenNode(node)).filter((node) => node.key === key);
  return [
    ...new Map(
      matches.flatMap(({ activities }) => activities).map((activity) => [activity.id, activity]),
    ).values(),
  ];
}

const flattenNode = (node: QueueNode): QueueNode[] => [node, ...node.children.flatMap(flattenNode)];
