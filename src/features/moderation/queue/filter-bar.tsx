import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import { toServerTime } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { FilterPills } from './filter-pills.tsx';
import { countChangeSets } from './queue-nodes.ts';
import { queueFilters, type QueueFilter } from './queue-search.ts';
import styles from './queue.module.css';

export type QueueTreeResult = UseQueryResult<ModerationGrade[]>;

interface FilterBarProps {
  filter: QueueFilter;
  trees: Readonly<Record<QueueFilter, QueueTreeResult>>;
  onFilter: (filter: QueueFilter) => void;
  onRefresh: () => Promise<unknown>;
}

export function FilterBar({ filter, trees, onFilter, onRefresh }: FilterBarProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([...queueFilters.map((each) => trees[each].refetch()), onRefresh()]);
    setRefreshing(false);
  };
  const { dataUpdatedAt } = trees[filter];
  // A later rendering must not change it: the clock of a story does not run.
  const updatedAt = useMemo(() => toServerTime(dataUpdatedAt), [dataUpdatedAt]);
  return (
    <Row gap={4} justify="between" className={styles.bar}>
      <FilterPills
        label="Show changes"
        filters={queueFilters}
        chosen={filter}
        countOf={(each) => {
          const grades = trees[each].data;
          return grades && countChangeSets(grades);
        }}
        onChoose={onFilter}
      />
      <Row className={styles.refresh}>
        <p role="status" className="muted tabular">
          {dataUpdatedAt === 0 ? null : `Updated ${formatTime(updatedAt)}`}
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

const formatTime = (at: number): string => formatTimestamp(new Date(at).toISOString()).slice(-5);
