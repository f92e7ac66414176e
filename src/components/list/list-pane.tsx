import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { CsvDownload } from './csv/csv-download.tsx';
import type { CsvTable } from './csv/csv-text.ts';
import type { ListColumn } from './list-column.tsx';
import { ListTable, NoMatches, type ListTableProps } from './list-table.tsx';
import { ListToolbar, type RowNoun } from './list-toolbar.tsx';
import {
  actionsColumn,
  deleteAction,
  editAction,
  RowActionsProvider,
  type RowAction,
} from './row-actions.tsx';
import { UndoNotice } from './undo/undo-notice.tsx';
import type { List } from './use-list.ts';
import { useRowKeys } from './use-row-keys.ts';
import styles from './list.module.css';

export interface ListPaneProps<Row, Name extends string = never> extends Omit<
  ListTableProps<Row, Name>,
  'columns' | 'className'
> {
  noun: RowNoun;
  rowName: (row: Row) => string;
  /** The label of the search field. Default: 'Find a', and the noun. */
  searchLabel?: string | undefined;
  filters?: ReactNode;
  toolbarActions?: ReactNode;
  onEdit?: ((row: Row) => void) | undefined;
  /** Must call `confirmDelete`. */
  onDelete?: ((row: Row) => void) | undefined;
  /** Actions between Edit and Delete. A row may have at most one action with a visible label. */
  rowActions?: readonly RowAction<Row>[] | undefined;
  /** Ids of columns that are searched, but not shown. Must be referentially stable. */
  hiddenColumns?: readonly string[] | undefined;
}

/** Toolbar and table with row actions: a `ListScreen` without its heading. */
export function ListPane<Row, Name extends string = never>(props: ListPaneProps<Row, Name>) {
  const { noun, list, rowName, searchLabel, filters, toolbarActions, ...more } = props;
  const { onEdit, onDelete, rowActions: otherActions = [], hiddenColumns, ...table } = more;
  const rowActions = [
    ...(onEdit ? [editAction(onEdit)] : []),
    ...otherActions,
    ...(onDelete ? [deleteAction(onDelete)] : []),
  ];
  const icons = rowActions.filter(({ hasVisibleLabel }) => !hasVisibleLabel).length;
  const labels = rowActions.some(({ hasVisibleLabel }) => hasVisibleLabel) ? 1 : 0;
  const columns = useMemo(() => {
    const shown = list.columns.filter(({ id }) => !hiddenColumns?.includes(id));
    return icons + labels === 0 ? shown : [...shown, actionsColumn<Row>({ icons, labels })];
  }, [list.columns, hiddenColumns, icons, labels]);
  const rowKeys = useRowKeys(list);
  const label = searchLabel ?? `Find a ${noun.singular}`;
  return (
    <Stack className={styles.pane} {...rowKeys}>
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
      <UndoNotice />
      <RowActionsProvider actions={rowActions} rowName={rowName}>
        <ListTable
          maxHeight="max(24rem, 100dvh - var(--under-bars) - var(--foot-bar) - 14rem)"
          {...table}
          list={list}
          columns={columns}
          noMatches={table.noMatches ?? <NoMatches list={list} title={`No ${noun.plural} found`} />}
        />
      </RowActionsProvider>
      <HiddenCount list={list} noun={noun} />
    </Stack>
  );
}

/** A column of a CSV file that the list does not show. */
export interface ExportColumn<Row> {
  header: string;
  text: (row: Row) => string | number | null | undefined;
}

interface ListDownloadProps<Row, Name extends string> {
  fileName: string;
  list: List<Row, Name>;
  exportColumns?: readonly ExportColumn<Row>[] | undefined;
}

const Download = memo(CsvDownload);

/** Downloads the rows of the search as CSV. Memoized, so that typing in the search does not render the button again. */
export function ListDownload<Row, Name extends string>(props: ListDownloadProps<Row, Name>) {
  const { fileName, list } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  }, [props]);
  const table = useCallback(() => {
    latest.current.list.showTypedSearch();
    return listCsv(latest.current.list, latest.current.list.visibleRows, latest.current.exportColumns);
  }, []);
  return <Download name={fileName} table={table} isDisabled={list.visibleRows.length === 0} />;
}

function HiddenCount({
  list,
  noun,
}: {
  list: Pick<List<unknown>, 'rows' | 'visibleRows' | 'clear'>;
  noun: RowNoun;
}) {
  const count = (list.rows?.length ?? 0) - list.visibleRows.length;
  if (count === 0 || list.visibleRows.length === 0) return null;
  return (
    <p className={classNames(styles.hidden, 'muted fs-0')}>
      {pluralize(count, `${noun.singular} does`, `${noun.plural} do`)} not match.{' '}
      <button type="button" className={styles.clear} onClick={list.clear}>
        Clear search
      </button>
    </p>
  );
}

/** @param rows the rows to export */
export function listCsv<Row>(
  { columns }: { columns: readonly ListColumn<Row>[] },
  rows: readonly Row[],
  exportColumns: readonly ExportColumn<Row>[] = [],
): CsvTable {
  const shown = columns.flatMap(({ header, csv, searchText }) => {
    const text = csv ?? searchText;
    return text ? [{ header, text }] : [];
  });
  const exported = [...shown, ...exportColumns];
  return {
    header: exported.map(({ header }) => header),
    rows: rows.map((row) => exported.map(({ text }) => text(row) ?? '')),
  };
}
