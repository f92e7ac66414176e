import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CsvDownload } from './csv/csv-download.tsx';
import type { CsvTable } from './csv/csv-text.ts';
import { listCsv } from './csv/list-csv.ts';
import { ListTable, NothingFound, type ListTableProps } from './list-table.tsx';
import { ListToolbar, type RowNoun } from './list-toolbar.tsx';
import {
  actionsColumn,
  deleteAction,
  editAction,
  RowActionsProvider,
  type RowAction,
} from './row-actions.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { List } from './use-list.ts';
import styles from './list-screen.module.css';

export interface ListScreenProps<Row, Name extends string = never> extends Omit<
  ListTableProps<Row, Name>,
  'columns' | 'caption' | 'className'
> {
  title: string;
  noun: RowNoun;
  /** What a row is called in the names of its buttons. */
  rowName: (row: Row) => string;
  /** The label of the search field; 'Find a campus' is made from the noun. */
  searchLabel?: string;
  /** Other filters, beside the search. */
  filters?: ReactNode;
  /** What the CSV file of the list is called; the list can be downloaded then. */
  fileName?: string | undefined;
  /** Buttons beside the heading: Add. */
  actions?: ReactNode;
  /** `PageTabs` below the heading, where the list is one of several. */
  tabs?: ReactNode;
  onEdit?: ((row: Row) => void) | undefined;
  /** Begins with `confirmDelete`. */
  onDelete?: ((row: Row) => void) | undefined;
  /** What else can be done with a row, between Edit and Delete; of those in words a row shows one at a time. */
  rowActions?: readonly RowAction<Row>[];
  /** The form that adds or edits, and whatever else belongs to the screen. */
  children?: ReactNode;
}

/** A screen that lists one kind of record: heading and actions, search and count, rows with their actions. */
export function ListScreen<Row, Name extends string = never>(props: ListScreenProps<Row, Name>) {
  const { title, noun, list, rowName, searchLabel, filters, actions, tabs, children, ...more } = props;
  const { fileName, onEdit, onDelete, rowActions: otherActions = [], ...table } = more;
  const rowActions = [
    ...(onEdit ? [editAction(onEdit)] : []),
    ...otherActions,
    ...(onDelete ? [deleteAction(onDelete)] : []),
  ];
  const icons = rowActions.filter(({ inWords }) => !inWords).length;
  const words = rowActions.some(({ inWords }) => inWords) ? 1 : 0;
  const columns = useMemo(
    () => (icons + words === 0 ? list.columns : [...list.columns, actionsColumn<Row>({ icons, words })]),
    [list.columns, icons, words],
  );
  const label = searchLabel ?? `Find a ${noun.one}`;
  return (
    <div className={styles.screen}>
      <ListHeader title={title} actions={actions} fileName={fileName} list={list} />
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      {list.rows?.length === 0 ? null : (
        <ListToolbar list={list} noun={noun} searchLabel={label} placeholder={label} isCompact>
          {filters}
        </ListToolbar>
      )}
      <RowActionsProvider actions={rowActions} rowName={rowName}>
        <ListTable
          maxHeight={`max(24rem, 100dvh - var(--under-bars) - var(--foot-bar) - ${tabs ? 16.5 : 14}rem)`}
          {...table}
          caption={title}
          list={list}
          columns={columns}
          nothingFound={
            table.nothingFound ?? <NothingFound title={`No ${noun.many} found`} onClear={list.clear} />
          }
        />
      </RowActionsProvider>
      <HiddenCount list={list} noun={noun} />
      {children}
    </div>
  );
}

type ListHeaderProps<Row, Name extends string> = Pick<
  ListScreenProps<Row, Name>,
  'title' | 'actions' | 'fileName' | 'list'
>;

/** Not drawn again with each letter of the search, as far as the screen's own buttons stay the same. */
function ListHeader<Row, Name extends string>({ list, ...rest }: ListHeaderProps<Row, Name>) {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const table = useCallback(() => listCsv(latest.current), []);
  return <DrawnHeader {...rest} table={table} isEmpty={list.shown.length === 0} />;
}

interface DrawnHeaderProps extends Pick<ListScreenProps<unknown>, 'title' | 'actions' | 'fileName'> {
  /** What the CSV file has. */
  table: () => CsvTable;
  isEmpty: boolean;
}

const DrawnHeader = memo(({ title, actions, fileName, table, isEmpty }: DrawnHeaderProps) => (
  <PageHeader
    className={styles.header}
    title={title}
    actions={
      actions || fileName ? (
        <div className={styles.actions}>
          {fileName ? <CsvDownload name={fileName} table={table} isDisabled={isEmpty} /> : null}
          {actions}
        </div>
      ) : null
    }
  />
));

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
    <p className={styles.hidden}>
      {formatCount(count)} {count === 1 ? `${noun.one} does` : `${noun.many} do`} not match.{' '}
      <button type="button" className={styles.clear} onClick={list.clear}>
        Clear search
      </button>
    </p>
  );
}

interface ListScreenSkeletonProps {
  /** The loading text that the requirements prescribe. */
  text: string;
  rows?: number;
  /** `PageTabs`: another list can be opened while this one loads. */
  tabs?: ReactNode;
}

/** A `pendingComponent` for the route of a `ListScreen`. */
export function ListScreenSkeleton({ text, rows = 10, tabs }: ListScreenSkeletonProps) {
  return (
    <div className={styles.screen}>
      <Skeleton width="14rem" height="44px" />
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      <Skeleton width="21rem" height="40px" />
      <TableSkeleton text={text} rows={rows} />
    </div>
  );
}
