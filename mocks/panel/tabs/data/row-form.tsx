import { Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TableColumn } from '../../../control/column-values.ts';
import { useConnection } from '../../connection/use-connection.tsx';
import { closeOnEscape, Message, Row, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import {
  cellText,
  fromDraft,
  isMasked,
  namedColumn,
  toDraft,
  type CellDraft,
  type DataRow,
} from './cells.ts';
import { RowField } from './row-field.tsx';
import styles from './row-form.module.css';

interface RowFormProps {
  table: string;
  columns: readonly TableColumn[];
  row: DataRow;
  onSaved: (row: DataRow) => void;
  onClose: () => void;
}

/** Edits a row. The mock refuses a change after which a response would deviate from the contract. */
export function RowForm({ table, columns, row, onSaved, onClose }: RowFormProps) {
  const { client, page } = useConnection();
  const { run, message, isBusy } = useAction();
  const [drafts, setDrafts] = useState<Record<string, CellDraft>>({});
  /** Undefined before the first press of Delete. */
  const [isDeleting, setDeleting] = useState<boolean>();
  const changed = columns.filter(({ name }) => name in drafts && drafts[name] !== toDraft(row[name]));
  const names = changed.map(({ name }) => name);
  // A draft may be null.
  const draftOf = (name: string): CellDraft => {
    const draft = drafts[name];
    return draft === undefined ? toDraft(row[name]) : draft;
  };
  const refusal = message?.tone === 'error' ? message.text : undefined;
  const [onlyChange] = names.length === 1 ? names : [];
  const refused = refusal === undefined ? undefined : (namedColumn(refusal, names) ?? onlyChange);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [message, refused]);

  async function save(): Promise<void> {
    const change = Object.fromEntries(
      changed.map(({ name, kind }) => [name, fromDraft(draftOf(name), kind)]),
    );
    await run(
      async () => {
        const saved = await client.changeRow(table, row.id, change);
        setDrafts({});
        onSaved(saved.row as DataRow);
        void page?.refresh();
      },
      page ? 'Saved. The application shows the change.' : 'Saved.',
    );
  }

  const remove = () =>
    run(async () => {
      await client.removeRow(table, row.id);
      onClose();
      void page?.refresh();
    });

  return (
    <form
      ref={form}
      aria-label={`Row ${cellText(table, 'id', row.id)}`}
      className={styles.form}
      {...(names.length === 0 && closeOnEscape(onClose))}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.head}>
        <h2>{cellText(table, 'id', row.id)}</h2>
        <ToolButton variant="plain" aria-label="Close the row" icon={<X />} onPress={onClose} />
      </div>
      <div className={styles.fields}>
        {columns
          .filter(({ kind }) => kind !== 'key')
          .map((column) => (
            <RowField
              key={column.name}
              column={column}
              {...(isMasked(table, column.name, row[column.name])
                ? { maskedText: cellText(table, column.name, row[column.name]) }
                : {})}
              draft={draftOf(column.name)}
              error={refused === column.name ? refusal : undefined}
              onChange={(draft) => setDrafts({ ...drafts, [column.name]: draft })}
            />
          ))}
      </div>
      <div className={styles.foot}>
        <Message message={refused === undefined ? message : undefined} />
        <Row>
          <ToolButton type="submit" variant="primary" isPending={isBusy} isDisabled={names.length === 0}>
            Save
          </ToolButton>
          {isDeleting ? (
            <>
              <ToolButton variant="danger" autoFocus isPending={isBusy} onPress={() => void remove()}>
                Delete this row
              </ToolButton>
              <ToolButton onPress={() => setDeleting(false)}>Keep it</ToolButton>
            </>
          ) : (
            <ToolButton
              variant="danger"
              icon={<Trash2 />}
              autoFocus={isDeleting === false}
              onPress={() => setDeleting(true)}
            >
              Delete
            </ToolButton>
          )}
        </Row>
      </div>
    </form>
  );
}
