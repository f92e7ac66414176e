import { Pencil, Trash2 } from 'lucide-react';
import { createContext, use, useMemo, type ReactNode, type Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import styles from './row-actions.module.css';

/** Something that can be done with one row. */
export interface RowAction<Row> {
  /** The word on its button; the row's name follows for assistive technology: 'Delete Durban Campus'. */
  label: string;
  icon: ReactNode;
  onPress: (row: Row) => void;
  isDangerous?: boolean;
  /** What a press anywhere on the row does, where the list's `opensRows` wants it and no link names the row. */
  opensRow?: boolean;
  /** Its word stands beside the icon in a table as well, where the icon alone would say little. */
  hasVisibleLabel?: boolean;
  /** Not given: every row has it. */
  isShown?: (row: Row) => boolean;
  /** Its button, for a row that draws its own buttons. */
  ref?: Ref<HTMLButtonElement>;
}

export const editAction = <Row,>(onPress: (row: Row) => void): RowAction<Row> => ({
  label: 'Edit',
  icon: <Pencil aria-hidden="true" />,
  onPress,
  opensRow: true,
});

/** @param ref the button, which takes the focus when the title has been edited in place */
export const renameAction = <Row,>(
  onPress: (row: Row) => void,
  ref: Ref<HTMLButtonElement>,
): RowAction<Row> => ({ label: 'Rename', icon: <Pencil aria-hidden="true" />, onPress, ref });

/** Stands last. What it does begins with `confirmDelete`. */
export const deleteAction = <Row,>(onPress: (row: Row) => void): RowAction<Row> => ({
  label: 'Delete',
  icon: <Trash2 aria-hidden="true" />,
  onPress,
  isDangerous: true,
});

interface RowActionsValue<Row> {
  actions: readonly RowAction<Row>[];
  rowName: (row: Row) => string;
}

/** Not in the column, which stays the same, while the screen's actions are new with each render. */
const RowActions = createContext<RowActionsValue<never>>({ actions: [], rowName: () => '' });

/** What the buttons in the column of actions do. */
export function RowActionsProvider<Row>({
  actions,
  rowName,
  children,
}: RowActionsValue<Row> & { children: ReactNode }) {
  const value = useMemo(() => ({ actions, rowName }), [actions, rowName]);
  return <RowActions value={value}>{children}</RowActions>;
}

/** How many actions a row has at a time, for the width of their column. */
interface ActionCount {
  icons: number;
  labels: number;
}

/** The last column of a list: icons in a table, buttons with labels at the foot of a card. */
export const actionsColumn = <Row,>({ icons, labels }: ActionCount): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  align: 'end',
  // The head needs more than one button does.
  width: `${Math.max(icons * 2.5 + labels * 7 + 0.75, 5)}em`,
  onCard: 'foot',
  cell: (row) => <CellButtons row={row} />,
});

function CellButtons({ row }: { row: unknown }) {
  // Each table has a provider for its kind of rows around it.
  const { actions, rowName } = use(RowActions) as RowActionsValue<unknown>;
  return <RowButtons row={row} name={rowName(row)} actions={actions} />;
}

interface RowButtonsProps<Row> {
  row: Row;
  /** What the row is called in the names of the buttons. */
  name: string;
  actions: readonly RowAction<Row>[];
}

/** The buttons of one row or card, for a list that is no table. */
export function RowButtons<Row>({ row, name, actions }: RowButtonsProps<Row>) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, icon, onPress, isDangerous, hasVisibleLabel, opensRow, isShown, ref }) =>
        isShown?.(row) === false ? null : (
          <button
            ref={ref}
            // One at a time: when the next one takes its place, the focus stays.
            key={hasVisibleLabel ? 'in labels' : label}
            type="button"
            title={label}
            aria-label={`${label} ${name}`}
            data-opens-row={opensRow}
            className={classNames(
              styles.action,
              isDangerous && styles.dangerous,
              hasVisibleLabel && styles.hasVisibleLabel,
            )}
            onClick={({ currentTarget }) => {
              // Safari does not focus what it clicks, and a form gives the focus back to what opened it.
              currentTarget.focus();
              onPress(row);
            }}
          >
            {icon}
            <span className={styles.label}>{label}</span>
          </button>
        ),
      )}
    </div>
  );
}
