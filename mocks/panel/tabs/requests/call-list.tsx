import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { CallSummary } from '../../../control/calls/recorded-call.ts';
import { formatDuration, formatTime } from './formats.ts';
import { VerdictBadge, verdictText } from './verdict-badge.tsx';
import styles from './requests.module.css';

const rowHeight = 26;

interface CallListProps {
  /** The newest first. */
  calls: CallSummary[];
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  emptyText: string;
}

/** The recorded calls. The arrow keys move the selection. */
export function CallList({ calls, selected, onSelect, emptyText }: CallListProps) {
  return (
    <div className={styles.list}>
      <div className={classNames(styles.row, styles.head)} aria-hidden="true">
        <span>Time</span>
        <span>Operation</span>
        <span>Method and path</span>
        <span>Status</span>
        <span className={styles.number}>Duration</span>
        <span>Contract</span>
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
        <ListBox
          aria-label="Requests"
          items={calls}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            onSelect(key === undefined ? undefined : Number(key));
          }}
          renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
          className={styles.rows ?? ''}
        >
          {(call) => (
            <ListBoxItem id={call.id} textValue={textOf(call)} className={styles.row ?? ''}>
              <CallCells call={call} />
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </div>
  );
}

const textOf = (call: CallSummary): string =>
  [call.operation, call.method, call.path, call.status ?? 'pending', verdictText(call)].join(' ');

function CallCells({ call }: { call: CallSummary }) {
  const { startedAt, operation, method, path, status, duration } = call;
  const isWrite = !['GET', 'HEAD'].includes(method);
  return (
    <>
      <span className={styles.code}>{formatTime(startedAt)}</span>
      <strong className={styles.cut}>{operation ?? '—'}</strong>
      <span className={styles.cut}>
        <span className={classNames(styles.method, isWrite && styles.write)}>{method}</span>
        <span className={styles.code}>{path}</span>
      </span>
      <span className={classNames(styles.status, toneOf(status))}>{statusText(status)}</span>
      <span className={styles.number}>{duration === undefined ? '…' : formatDuration(duration)}</span>
      <VerdictBadge call={call} />
    </>
  );
}

const statusText = (status: number | undefined): string => {
  if (status === undefined) return '…';
  return status === 0 ? 'none' : String(status);
};

export function toneOf(status: number | undefined): string | undefined {
  if (status === undefined || (status > 0 && status < 400)) return undefined;
  return styles.failed;
}
