import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { CsvDownload } from './csv/csv-download.tsx';
import { listCsv } from './csv/list-csv.ts';
import { ListTable, NoMatches, type ListTableProps } from './list-table.tsx';
import { ListToolbar, type RowNoun } from './list-toolbar.tsx';
import {
  actionsColumn,
  deleteAction,
  editAction,
  RowActionsProvider,
  type RowAction,
} from './row-actions.tsx';
import type { List } from './use-list.ts';
import styles from './list.module.css';

export interface ListPaneProps<Row, Name extends string = never> extends Omit<
  ListTableProps<Row, Name>,
  'columns' | 'className'
> {
  noun: RowNoun;
  /** What a row is called in the names of its buttons. */
  rowName: (row: Row) => string;
  /** The label of the search field; 'Find a campus' is made from the noun. */
  searchLabel?: string | undefined;
  /** Other filters, beside the search. */
  filters?: ReactNode;
  /** Buttons at the end of the search's line. */
  toolbarActions?: ReactNode;
  onEdit?: ((row: Row) => void) | undefined;
  /** Begins with `confirmDelete`. */
  onDelete?: ((row: Row) => void) | undefined;
  /** What else can be done with a row, between Edit and Delete; of those in labels a row shows one at a time. */
  rowActions?: readonly RowAction<Row>[] | undefined;
}

/** Search and count, rows with their actions: a `ListScreen` without its heading, for a screen with several lists. */
export function ListPane<Row, Name extends string = never>(props: ListPaneProps<Row, Name>) {
  const { noun, list, rowName, searchLabel, filters, toolbarActions, ...more } = props;
  const { onEdit, onDelete, rowActions: otherActions = [], ...table } = more;
  const rowActions = [
    ...(onEdit ? [editAction(onEdit)] : []),
    ...otherActions,
    ...(onDelete ? [deleteAction(onDelete)] : []),
  ];
  const icons = rowActions.filter(({ hasVisibleLabel }) => !hasVisibleLabel).length;
  const labels = rowActions.some(({ hasVisibleLabel }) => hasVisibleLabel) ? 1 : 0;
  const columns = useMemo(
    () => (icons + labels === 0 ? list.columns : [...list.columns, actionsColumn<Row>({ icons, labels })]),
    [list.columns, icons, labels],
  );
  const label = searchLabel ?? `Find a ${noun.one}`;
  return (
    <Stack className={styles.pane}>
      {list.rows?.length === 0 ? null : (
        <ListToolbar
          list={list}
          noun={noun}
          searchLabel={label}
          placeholder={label}
          isCompact
          actions={toolbarActions}
        >
          {filters}
        </ListToolbar>
      )}
      <RowActionsProvider actions={rowActions} rowName={rowName}>
        <ListTable
          maxHeight="max(24rem, 100dvh - var(--under-bars) - var(--foot-bar) - 14rem)"
          {...table}
          list={list}
          columns={columns}
          noMatches={table.noMatches ?? <NoMatches title={`No ${noun.many} found`} onClear={list.clear} />}
        />
      </RowActionsProvider>
      <HiddenCount list={list} noun={noun} />
    </Stack>
  );
}

interface ListDownloadProps<Row, Name extends string> {
  /** What the CSV file is called. */
  fileName: string;
  list: List<Row, Name>;
}

const Download = memo(CsvDownload);

/** The rows as they are filtered and sorted, for a spreadsheet. Not drawn again with each letter of the search. */
export function ListDownload<Row, Name extends string>({ fileName, list }: ListDownloadProps<Row, Name>) {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const table = useCallback(() => listCsv(latest.current), []);
  return <Download name={fileName} table={table} isDisabled={list.shown.length === 0} />;
}

/** How many rows the filter hides, and the way back to them. */
function HiddenCount({
  list,
  noun,
}: {
  list: Pick<List<unknown>, 'rows' | 'shown' | 'clear'>;
  noun: RowNoun;
}) {
  const count = (list.rows?.length ?? 0) - list.shown.length;
  if (count === 0 || list.shown.length === 0) return null;
  return (
    <p className={classNames(styles.hidden, 'muted fs-0')}>
      {pluralize(count, `${noun.one} does`, `${noun.many} do`)} not match.{' '}
      <button type="button" className={styles.clear} onClick={list.clear}>
        Clear search
      </button>
    </p>
  );
}
