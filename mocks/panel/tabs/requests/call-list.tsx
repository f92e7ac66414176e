import { memo } from 'react';
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { CallSummary } from '../../../control/calls/recorded-call.ts';
import { isWrite } from './filter-calls.ts';
import { formatDuration, formatTime } from './formats.ts';
import { VerdictBadge, verdictOf } from './verdict-badge.tsx';
import parts from '../../parts/parts.module.css';
import styles from './call-list.module.css';

/** 1.625rem, as in the stylesheet. */
const rowHeight = 1.625 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

interface CallListProps {
  /** The newest first. */
  calls: CallSummary[];
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  emptyText: string;
}

/** The recorded calls. The arrow keys move the selection. */
export const CallList = memo(({ calls, selected, onSelect, emptyText }: CallListProps) => {
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
});

const textOf = (call: CallSummary): string =>
  [call.operation, call.method, call.path, call.status ?? 'pending', verdictOf(call).text].join(' ');

function CallCells({ call }: { call: CallSummary }) {
  const { startedAt, operation, method, path, status, duration } = call;
  return (
    <>
      <span className={parts.code}>{formatTime(startedAt)}</span>
      <strong className={styles.cut}>{operation ?? '—'}</strong>
      <span className={styles.cut}>
        <span className={classNames(styles.method, isWrite(call) && styles.write)}>{method}</span>
        <span className={parts.code}>{path}</span>
      </span>
      <CallStatus status={status} />
      <span className={styles.number}>{duration === undefined ? '…' : formatDuration(duration)}</span>
      <VerdictBadge call={call} />
    </>
  );
}

/** The status of a response; `…` while it is pending, and `none` without one. */
export function CallStatus({ status }: { status: number | undefined }) {
  const isFailed = status === 0 || (status !== undefined && status >= 400);
  return (
    <span className={classNames(styles.status, isFailed && styles.failed)}>
      {status === 0 ? 'none' : (status ?? '…')}
    </span>
  );
}
