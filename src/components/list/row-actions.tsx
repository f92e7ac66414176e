import { Pencil, Trash2 } from 'lucide-react';
import { createContext, use, useMemo, type ReactNode, type Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import styles from './row-actions.module.css';

export interface RowAction<Row> {
  /** The button's label. Assistive technology also gets the row's name: 'Delete Durban Campus'. */
  label: string;
  icon: ReactNode;
  onPress: (row: Row) => void;
  isDangerous?: boolean;
  /** Also runs after a press on the row, if the list sets `opensRows` and the row header has no link. */
  opensRow?: boolean;
  /** In a table, shows the label beside the icon. */
  hasVisibleLabel?: boolean;
  /** Default: true. */
  isShown?: (row: Row) => boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const editAction = <Row,>(onPress: (row: Row) => void): RowAction<Row> => ({
  label: 'Edit',
  icon: <Pencil aria-hidden="true" />,
  onPress,
  opensRow: true,
});

/** @param ref the ref of the button, which gets the focus back after renaming */
export const renameAction = <Row,>(
  onPress: (row: Row) => void,
  ref: Ref<HTMLButtonElement>,
): RowAction<Row> => ({ label: 'Rename', icon: <Pencil aria-hidden="true" />, onPress, ref });

/** Must be the last action. `onPress` must call `confirmDelete`. */
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

/** The context keeps the column referentially stable: the actions change with each render. */
const RowActions = createContext<RowActionsValue<never>>({ actions: [], rowName: () => '' });

export function RowActionsProvider<Row>({
  actions,
  rowName,
  children,
}: RowActionsValue<Row> & { children: ReactNode }) {
  const value = useMemo(() => ({ actions, rowName }), [actions, rowName]);
  return <RowActions value={value}>{children}</RowActions>;
}

interface ActionCount {
  icons: number;
  labels: number;
}

/** The last column of a list: icons in a table, labelled buttons at the foot of a card. */
export const actionsColumn = <Row,>({ icons, labels }: ActionCount): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  align: 'end',
  // The width is at least that of the header.
  width: `${Math.max(icons * 2.5 + labels * 7 + 0.75, 5)}em`,
  onCard: 'foot',
  cell: (row) => <CellButtons row={row} />,
});

function CellButtons({ row }: { row: unknown }) {
  // The table's provider has the same row type.
  const { actions, rowName } = use(RowActions) as RowActionsValue<unknown>;
  return <RowButtons row={row} name={rowName(row)} actions={actions} />;
}

interface RowButtonsProps<Row> {
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
}

export function RowButtons<Row>({ row, name, actions }: RowButtonsProps<Row>) {
  return (
    <div className={styles.actions}>
      {actions.map(({ label, icon, onPress, isDangerous, hasVisibleLabel, opensRow, isShown, ref }) =>
        isShown?.(row) === false ? null : (
          <button
            ref={ref}
            // Alternating actions have the same key, so that the button keeps the focus.
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
