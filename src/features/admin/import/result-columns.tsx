import { Mail, TriangleAlert } from 'lucide-react';
import { rowName, statusOf, type JobRow } from '#components/class-import/import-job.ts';
import { Badge } from '#ui/Badge.tsx';
import { Breakable } from '#ui/Breakable.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import styles from './run-view.module.css';
import shared from './shared.module.css';

interface RunRowProps {
  row: JobRow;
  isCurrent: boolean;
}

/** @param currentNumber the row that is being sent */
export const resultColumns = (currentNumber: number | undefined): readonly TableColumn<JobRow>[] => [
  { id: 'number', header: 'Row', cell: ({ number }) => number },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: (row) => (
      <>
        {rowName(row)} <RecordBadge row={row} isCurrent={row.number === currentNumber} />
      </>
    ),
  },
  { id: 'grade', header: 'Grade', cell: ({ gradeTitle }) => gradeTitle ?? '—' },
  {
    id: 'login',
    header: 'Username',
    cell: ({ steps, userName }) => (steps.login.state === 'done' ? <Breakable text={userName ?? ''} /> : '—'),
  },
  { id: 'parent', header: 'Parent', cell: (row) => <Invitation row={row} /> },
];

function RecordBadge({ row, isCurrent }: RunRowProps) {
  if (isCurrent) {
    return (
      <span className={styles.sending}>
        <Spinner />
        <span className="visually-hidden">being sent</span>
      </span>
    );
  }
  const { state } = row.steps.record;
  if (statusOf(row) === 'checking') return <Badge tone="warning">Checking</Badge>;
  if (state === 'done') {
    return row.isNew ? (
      <Badge tone="success" icon={null}>
        New
      </Badge>
    ) : (
      <Badge tone="info" icon={null}>
        Updated
      </Badge>
    );
  }
  return state === 'refused' || state === 'failed' ? (
    <Badge tone="error">{row.isNew ? 'Not added' : 'Not updated'}</Badge>
  ) : null;
}

function Invitation({ row: { steps } }: { row: JobRow }) {
  const { state } = steps.invitation;
  if (state === 'done') {
    return (
      <span className={styles.invited}>
        <Mail size={16} aria-hidden="true" />
        Invited
      </span>
    );
  }
  if (state !== 'refused' && state !== 'failed') return '—';
  return (
    <span className={shared.message}>
      <TriangleAlert aria-hidden="true" />
      Not invited
    </span>
  );
}
