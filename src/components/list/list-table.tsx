import { memo, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/feedback/ErrorState.tsx';
import { Row } from '#ui/layout.tsx';
import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { SearchTermContext } from './highlighted.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { List } from './use-list.ts';
import { useSpelling } from './use-spelling.ts';

type PropsFromList =
  | 'columns'
  | 'rows'
  | 'currentRow'
  | 'sort'
  | 'onSort'
  | 'firstRow'
  | 'onFirstRow'
  | 'resetKey';

export interface ListTableProps<Row, Name extends string = never> extends Omit<
  DataTableProps<Row>,
  PropsFromList
> {
  list: List<Row, Name>;
  /** Replaces the list's columns. Must be referentially stable. */
  columns?: readonly TableColumn<Row>[];
  emptyState: ReactNode;
  noMatches?: ReactNode;
  failure?: Pick<ErrorStateProps, 'title' | 'text' | 'onRetry' | 'retrying' | 'headingLevel'> | undefined;
  loadingText?: string;
}

/** Memoized, so that an update of the URL does not render the table again. */
const Table = memo(DataTable) as typeof DataTable;

export function ListTable<Row, Name extends string = never>(props: ListTableProps<Row, Name>) {
  const { list, columns = list.columns, emptyState, noMatches, failure, loadingText, ...table } = props;
  const { rows, visibleRows, search, chosen, sort } = list;

  if (!rows) {
    return failure ? <ErrorState {...failure} /> : <TableSkeleton text={loadingText ?? 'Loading…'} />;
  }
  if (rows.length === 0) return emptyState;
  if (visibleRows.length === 0) return noMatches ?? <NoMatches list={list} />;
  return (
    <SearchTermContext value={search.trim()}>
      <Table
        {...table}
        columns={columns}
        rows={visibleRows}
        currentRow={list.openRow}
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
  list: Pick<
    List<unknown>,
    'visibleRows' | 'search' | 'searchField' | 'setSearch' | 'suggestSpelling' | 'clear'
  >;
  title?: string;
  text?: string;
  clearText?: string;
}

export function NoMatches({
  list,
  title = 'Nothing matches your search',
  text = 'Try fewer letters, or another spelling.',
  clearText = 'Clear search',
}: NoMatchesProps) {
  const { search, visibleRows: searched, suggestSpelling } = list;
  const spelling = useSpelling({ search, searched, isFound: false, suggestSpelling });
  const correct = (next: string) => {
    list.setSearch(next);
    list.searchField.current?.focus();
  };
  return (
    <EmptyState
      title={title}
      text={spelling === undefined ? text : `Did you mean “${spelling}”?`}
      action={
        <Row>
          {spelling === undefined ? null : (
            <Button variant="primary" onPress={() => correct(spelling)}>
              Find “{spelling}”
            </Button>
          )}
          <Button variant={spelling === undefined ? 'primary' : 'secondary'} onPress={list.clear}>
            {clearText}
          </Button>
        </Row>
      }
    />
  );
}
