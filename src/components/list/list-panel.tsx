import { useId, useState, type ReactNode } from 'react';
import { CountPill } from '#ui/Badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { useReturnFocusToButton } from '../page/focus/return-focus.ts';
import { LinkList, LinkRow } from './link-list.tsx';
import { deleteAction, renameAction, RowButtons } from './row-actions.tsx';
import styles from './panels.module.css';

interface TitledRow {
  id: string;
  title: string;
}

interface RowOptions<Row> {
  renderRow: (row: Row) => ReactNode;
  renderRenaming: (row: Row, onClose: () => void) => ReactNode;
  /** Must call `confirmDelete`. */
  onDelete: (row: Row) => void;
}

interface ListPanelProps<Row> extends RowOptions<Row> {
  title: string;
  back?: ReactNode;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The id of the row whose detail is shown beside the list. */
  openRow?: string | undefined;
  emptyState: ReactNode;
  children: ReactNode;
}

/** A short list in a card, with buttons that rename and delete a row, and a form below the rows that adds one. */
export function ListPanel<Row extends TitledRow>(props: ListPanelProps<Row>) {
  const { title, back, rows, openRow, emptyState, children, ...rowOptions } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(cardStyle({ flush: true }), styles.container)}>
      <Row as="header" gap={2} className={styles.head}>
        {back}
        <h2 id={id} tabIndex={-1} className="fs-1 breakable">
          {title}
        </h2>
        {rows ? <CountPill count={rows.length} /> : null}
      </Row>
      <div className={styles.nothing}>{emptyState}</div>
      <LinkList>
        {rows?.map((row) => (
          <PanelRow key={row.id} row={row} isOpen={row.id === openRow} {...rowOptions} />
        ))}
      </LinkList>
      <div className={styles.foot}>{children}</div>
    </section>
  );
}

function PanelRow<Row extends TitledRow>(props: RowOptions<Row> & { row: Row; isOpen: boolean }) {
  const { row, isOpen, renderRow, renderRenaming, onDelete } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useReturnFocusToButton(isRenaming);
  if (isRenaming) {
    return (
      <LinkRow id={row.id} isOpen={isOpen}>
        <div className={styles.renaming}>{renderRenaming(row, () => setIsRenaming(false))}</div>
      </LinkRow>
    );
  }
  return (
    <LinkRow
      id={row.id}
      isOpen={isOpen}
      buttons={
        <RowButtons
          row={row}
          name={row.title}
          actions={[renameAction(() => setIsRenaming(true), button), deleteAction(onDelete)]}
        />
      }
    >
      {renderRow(row)}
    </LinkRow>
  );
}
