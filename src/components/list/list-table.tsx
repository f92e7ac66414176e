import { memo, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/feedback/ErrorState.tsx';
import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { SearchTermContext } from './highlighted.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { List } from './use-list.ts';

type FromTheList = 'columns' | 'rows' | 'sort' | 'onSort' | 'firstRow' | 'onFirstRow' | 'resetKey';

export interface ListTableProps<Row, Name extends string = never> extends Omit<
  DataTableProps<Row>,
  FromTheList
> {
  list: List<Row, Name>;
  /** In place of the list's own, when there is one more: the actions. The same array each time. */
  columns?: readonly TableColumn<Row>[];
  /** Stands in place of the table as long as there is no row at all. */
  emptyState: ReactNode;
  /** Stands in place of the table when search and filters hide every row. */
  noMatches?: ReactNode;
  /** The rows did not come: in the area's own words. */
  failure?: Pick<ErrorStateProps, 'title' | 'text' | 'onRetry' | 'retrying' | 'headingLevel'> | undefined;
  /** What a screen reader hears while the rows are loading. */
  loadingText?: string;
}

/** Not drawn again when only the URL follows. */
const Table = memo(DataTable) as typeof DataTable;

/** The rows of a list, or what stands in their place: loading, failed, nothing yet, nothing found. */
export function ListTable<Row, Name extends string = never>(props: ListTableProps<Row, Name>) {
  const { list, columns = list.columns, emptyState, noMatches, failure, loadingText, ...table } = props;
  const { rows, shown, search, chosen, sort } = list;

  if (!rows) {
    return failure ? <ErrorState {...failure} /> : <TableSkeleton text={loadingText ?? 'Loading…'} />;
  }
  if (rows.length === 0) return emptyState;
  if (shown.length === 0) return noMatches ?? <NoMatches onClear={list.clear} />;
  return (
    <SearchTermContext value={search.trim()}>
      <Table
        {...table}
        columns={columns}
        rows={shown}
        sort={sort}
        onSort={list.setSort}
        firstRow={list.firstRow}
        onFirstRow={list.setFirstRow}
        resetKey={`${Object.values(chosen).join(' ')} ${search}`}
      />
    </SearchTermContext>
  );
}

interface NoMatchesProps {
  title?: string;
  text?: string;
  clearText?: string;
  onClear: () => void;
}

/** There are rows; search and filters hide them all. */
export function NoMatches({
  title = 'Nothing matches your search',
  text = 'Try fewer letters, or another spelling.',
  clearText = 'Clear search',
  onClear,
}: NoMatchesProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="primary" onPress={onClear}>
          {clearText}
        </Button>
      }
    />
  );
}
