import { Ban } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePanelQuery, useConnection } from '../../connection/use-connection.tsx';
import { Message, SearchInput, Segments, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CallDetailsPane } from './call-details-pane.tsx';
import { CallList } from './call-list.tsx';
import { callKinds, filterCalls, shareCalls, type CallKind } from './filter-calls.ts';
import styles from './requests-tab.module.css';

/** The calls of the application, each compared with the contract. */
export function RequestsTab() {
  const { client } = useConnection();
  const { data: calls = [] } = usePanelQuery(['calls'], () => client.calls(), shareCalls);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<CallKind>('All');
  const [selected, select] = useState<number>();
  const { run, message } = useAction();
  // A key must not wait for the list.
  const filter = useDeferredValue(search);
  const shown = useMemo(() => filterCalls(calls, kind, filter), [calls, kind, filter]);
  const kinds = useMemo(
    () =>
      callKinds.map((value) => ({ value, label: `${value} ${filterCalls(calls, value, filter).length}` })),
    [calls, filter],
  );
  const hasSelected = shown.some(({ id }) => id === selected);
  return (
    <div className={styles.tab}>
      <div className={styles.bar} role="group" aria-label="Filter">
        <ToolButton
          variant="plain"
          aria-label="Clear the list"
          icon={<Ban />}
          isDisabled={calls.length === 0}
          onPress={() => void run(client.clearCalls, 'The list is cleared.')}
        />
        <SearchInput label="Operation, path or status" value={search} onChange={setSearch} />
        <Segments label="Requests to show" options={kinds} value={kind} onChange={setKind} />
        <Message message={message} />
      </div>
      <div className={styles.panes}>
        <CallList
          calls={shown}
          selected={hasSelected ? selected : undefined}
          onSelect={select}
          emptyText={calls.length > 0 ? 'No request matches the filter.' : 'No requests yet.'}
        />
        {hasSelected && selected !== undefined ? (
          <CallDetailsPane key={selected} id={selected} onClose={() => select(undefined)} />
        ) : null}
      </div>
    </div>
  );
}
