import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { RenameForm } from './rename-form.tsx';
import { RowButtons } from './row-buttons.tsx';
import { useRenaming } from './use-renaming.ts';
import type { Renaming } from './use-title-update.ts';
import styles from './setup-row.module.css';

interface SetupRowProps<Row, Body, Data> {
  record: { id: string; title: string };
  renaming: Renaming<Row, Body, Data>;
  /** Asks first, with `confirmDelete`. */
  onDelete: () => void;
  /** Its contents are shown beside the list. */
  isOpen?: boolean;
  /** The title and whatever is shown with it. */
  children: ReactNode;
}

/** A row of a setup panel. It can be renamed in place and deleted. */
export function SetupRow<Row extends { title: string }, Body, Data>(props: SetupRowProps<Row, Body, Data>) {
  const { record, renaming, onDelete, isOpen, children } = props;
  const { isRenaming, button, begin, end } = useRenaming();
  return (
    <li className={classNames(styles.row, isOpen && styles.open)}>
      {isRenaming ? (
        <div className={styles.form}>
          <RenameForm record={record} renaming={renaming} onClose={end} />
        </div>
      ) : (
        <>
          {children}
          <div className={styles.buttons}>
            <RowButtons name={record.title} renameRef={button} onRename={begin} onDelete={onDelete} />
          </div>
        </>
      )}
    </li>
  );
}
