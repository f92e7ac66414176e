import { useDeferredValue, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { pageSize } from '../../../control/table-page.ts';
import { useConnection, usePanelQuery } from '../../connection/use-connection.tsx';
import { SearchInput, ToolButton } from '../../parts/parts.tsx';
import type { DataRow } from './cells.ts';
import { RowForm } from './row-form.tsx';
import { RowTable } from './row-table.tsx';
import styles from './data-tab.module.css';

/** The tables of the data model. A row can be changed where the contract allows it. */
export function DataTab() {
  const { client } = useConnection();
  const { data: tables } = usePanelQuery(['tables'], client.tables);
  const [table, setTable] = useState<string>('users');
  const [row, setRow] = useState<DataRow>();
  if (!tables) return null;
  const open = (name: string) => {
    setTable(name);
    setRow(undefined);
  };
  return (
    <div className={styles.data} data-has-form={row !== undefined}>
      <ListBox
        aria-label="Tables"
        items={tables.map(({ name, rows }) => ({ id: name, rows }))}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[table]}
        onSelectionChange={(keys) => {
          const chosen = tables.find(({ name }) => new Set(keys).has(name));
          if (chosen) open(chosen.name);
        }}
        className={styles.tables ?? ''}
      >
        {({ id, rows }) => (
          <ListBoxItem textValue={id} className={styles.item ?? ''}>
            <span>{id}</span>
            <span className={styles.count ?? ''}>{formatCount(rows)}</span>
          </ListBoxItem>
        )}
      </ListBox>
      <select
        aria-label="Table"
        value={table}
        onChange={(event) => open(event.target.value)}
        className={styles.select}
      >
        {tables.map(({ name, rows }) => (
          <option key={name} value={name}>
            {name} ({formatCount(rows)})
          </option>
        ))}
      </select>
      <Rows key={table} table={table} row={row} onOpen={setRow} />
    </div>
  );
}

interface RowsProps {
  table: string;
  row: DataRow | undefined;
  onOpen: (row: DataRow | undefined) => void;
}

function Rows({ table, row, onOpen }: RowsProps) {
  const { client } = useConnection();
  const [text, setText] = useState('');
  const [offset, setOffset] = useState(0);
  const search = useDeferredValue(text);
  const { data } = usePanelQuery(['table', table, search, offset], () =>
    client.table(table, { search, offset }),
  );
  // A deleted row or another scenario leaves fewer pages.
  if (data && offset > 0 && offset >= data.total) setOffset(0);
  const last = Math.min(offset + pageSize, data?.total ?? 0);
  return (
    <>
      <div className={styles.rows}>
        <div className={styles.bar}>
          <SearchInput
            label={`Search ${table}`}
            value={text}
            onChange={(value) => {
              setText(value);
              setOffset(0);
            }}
          />
          <p role="status" className={styles.total}>
            {data ? summaryOf(data.total, offset, last) : ''}
          </p>
          {data && data.total > pageSize ? (
            <>
              <ToolButton isDisabled={offset === 0} onPress={() => setOffset(offset - pageSize)}>
                Previous
              </ToolButton>
              <ToolButton isDisabled={last === data.total} onPress={() => setOffset(offset + pageSize)}>
                Next
              </ToolButton>
            </>
          ) : null}
        </div>
        {data ? <RowTable table={table} page={data} openId={row?.id} onOpen={onOpen} /> : null}
      </div>
      {data && row ? (
        <RowForm
          key={row.id}
          table={table}
          columns={data.columns}
          row={data.rows.find(({ id }) => id === row.id) ?? row}
          onSaved={onOpen}
          onClose={() => onOpen(undefined)}
        />
      ) : null}
    </>
  );
}

const formatCount = (count: number): string => count.toLocaleString('en-ZA');

function summaryOf(total: number, offset: number, last: number): string {
  if (total === 0) return 'No rows';
  if (total <= pageSize) return total === 1 ? '1 row' : `${total} rows`;
  return `${formatCount(offset + 1)} to ${formatCount(last)} of ${formatCount(total)} rows`;
}
