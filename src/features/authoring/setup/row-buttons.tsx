import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './row-buttons.module.css';

interface RowButtonsProps {
  /** The record's title, for the names of the buttons: 'Rename Grade 4'. */
  name: string;
  renameRef: Ref<HTMLButtonElement>;
  onRename: () => void;
  onDelete: () => void;
}

/** The Rename and Delete buttons of a row or card. */
export function RowButtons({ name, renameRef, onRename, onDelete }: RowButtonsProps) {
  const look = buttonStyle({ variant: 'quiet', size: 'small', square: true });
  return (
    <div className={styles.buttons}>
      <button
        ref={renameRef}
        type="button"
        title="Rename"
        aria-label={`Rename ${name}`}
        className={look}
        onClick={onRename}
      >
        <Pencil aria-hidden="true" />
      </button>
      <button
        type="button"
        title="Delete"
        aria-label={`Delete ${name}`}
        className={classNames(look, styles.delete)}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, but the dialog returns the focus to whatever had it before.
          currentTarget.focus();
          onDelete();
        }}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  );
}
