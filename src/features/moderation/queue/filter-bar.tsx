import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { FilterPills } from './filter-pills.tsx';
import { totalOf } from './queue-nodes.ts';
import { queueFilters, type QueueFilter } from './queue-search.ts';
import styles from './queue.module.css';

export type QueueTreeResult = UseQueryResult<ModerationGrade[]>;

interface FilterBarProps {
  filter: QueueFilter;
  /** The tree of each filter. */
  trees: Readonly<Record<QueueFilter, QueueTreeResult>>;
  onFilter: (filter: QueueFilter) => void;
  /** Refetches what else the screen shows. */
  onRefresh: () => Promise<unknown>;
}

/** Which changes are shown, and when they were fetched (MOD-002). */
export function FilterBar({ filter, trees, onFilter, onRefresh }: FilterBarProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    // A failure is shown below, in place of the tree.
    await Promise.all([...queueFilters.map((one) => trees[one].refetch()), onRefresh()]);
    setRefreshing(false);
  };
  const { dataUpdatedAt } = trees[filter];
  return (
    <Row gap={4} justify="between" className={styles.bar}>
      <FilterPills
        label="Show changes"
        filters={queueFilters}
        chosen={filter}
        countOf={(one) => {
          const grades = trees[one].data;
          return grades && totalOf(grades);
        }}
        onChoose={onFilter}
      />
      <Row className={styles.refresh}>
        <p role="status" className="muted tabular">
          {dataUpdatedAt === 0 ? null : `Updated ${timeOf(dataUpdatedAt)}`}
        </p>
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          busy={isRefreshing ? 'Refreshing…' : undefined}
          onPress={refresh}
        >
          Refresh
        </Button>
      </Row>
    </Row>
  );
}

/** Hours and minutes. */
const timeOf = (at: number): string => formatTimestamp(new Date(at).toISOString()).slice(-5);
