import { Pencil, Trash2 } from 'lucide-react';
import { createContext, use, useMemo, type ReactNode, type Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import styles from './row-actions.module.css';

export interface RowAction<Row> {
  /** The button's label; for assistive technology with the row's name: 'Delete Durban Campus'. */
  label: string;
  icon: ReactNode;
  onPress: (row: Row) => void;
  isDangerous?: boolean;
  /** Also runs when the row itself is pressed, if the list sets `opensRows` and no link names the row. */
  opensRow?: boolean;
  /** Shows the label beside the icon in a table, too. */
  hasVisibleLabel?: boolean;
  /** Default: shown for every row. */
  isShown?: (row: Row) => boolean;
  /** The ref of the button. */
  ref?: Ref<HTMLButtonElement>;
}

export const editAction = <Row,>(onPress: (row: Row) => void): RowAction<Row> => ({
  label: 'Edit',
  icon: <Pencil aria-hidden="true" />,
  onPress,
  opensRow: true,
});

/** @param ref the button, which takes the focus after renaming */
export const renameAction = <Row,>(
  onPress: (row: Row) => void,
  ref: Ref<HTMLButtonElement>,
): RowAction<Row> => ({ label: 'Rename', icon: <Pencil aria-hidden="true" />, onPress, ref });

/** The last action. `onPress` must call `confirmDelete`. */
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

/** A context, so that the column is referentially stable while the actions change with each render. */
const RowActions = createContext<RowActionsValue<never>>({ actions: [], rowName: () => '' });

/** Provides the actions for `actionsColumn`. */
export function RowActionsProvider<Row>({
  actions,
  rowName,
  children,
}: RowActionsValue<Row> & { children: ReactNode }) {
  const value = useMemo(() => ({ actions, rowName }), [actions, rowName]);
  return <RowActions value={value}>{children}</RowActions>;
}

/** The number of actions in a row, for the width of the column. */
interface ActionCount {
  icons: number;
  labels: number;
}

/** The last column of a list: icons in a table, labelled buttons at the foot of a card. */
export const actionsColumn = <Row,>({ icons, labels }: ActionCount): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  align: 'end',
  // At least the width of the header.
  width: `${Math.max(icons * 2.5 + labels * 7 + 0.75, 5)}em`,
  onCard: 'foot',
  cell: (row) => <CellButtons row={row} />,
});

function CellButtons({ row }: { row: unknown }) {
  // Each table has a provider with its row type.
  const { actions, rowName } = use(RowActions) as RowActionsValue<unknown>;
  return <RowButtons row={row} name={rowName(row)} actions={actions} />;
}

interface RowButtonsProps<Row> {
  row: Row;
  /** The row's name in the labels of the buttons. */
  name: string;
  actions: readonly RowAction<Row>[];
}

/** The buttons of a row in a list that is not a table. */
export function RowButtons<Row>({ row, name, actions }: RowButtonsProps<Row>) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, icon, onPress, isDangerous, hasVisibleLabel, opensRow, isShown, ref }) =>
        isShown?.(row) === false ? null : (
          <button
            ref={ref}
            // The same key for alternating actions, so that the focus stays.
            key={hasVisibleLabel ? 'labelled' : label}
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
              // Safari does not focus a clicked button, but a form returns the focus to its opener.
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
