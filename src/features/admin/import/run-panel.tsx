import { ListChecks, Pause, Play, RefreshCw, StopCircle, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  countImported,
  countStatuses,
  isUnfinished,
  type ImportJob,
  type RowStatus,
} from '#components/class-import/import-job.ts';
import { isActive, useImport, type Phase } from '#components/class-import/import-store.ts';
import { pauseImport, resumeImport, stopImport } from '#components/class-import/run-import.ts';
import { formatCount, pluralize } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { ReportActions } from './report-actions.tsx';
import { RowProblems } from './row-problems.tsx';
import { pauseTexts, remainingText, statusTexts } from './run-texts.ts';
import styles from './run-view.module.css';

interface RunPanelProps {
  job: ImportJob;
  phase: Phase;
}

/** Progress, its controls, and the rows with a problem. */
export function RunPanel({ job, phase }: RunPanelProps) {
  const isOver = phase.name === 'ended' || phase.name === 'stopped';
  return (
    <Stack as="section" className={styles.panel} aria-label="Progress of the import">
      <Progress job={job} phase={phase} />
      {phase.name === 'paused' ? (
        <Alert tone="warning" title={pauseTexts[phase.reason].title}>
          {pauseTexts[phase.reason].text}
        </Alert>
      ) : null}
      {isOver ? <ReportActions job={job} phase={phase} /> : <RunControls job={job} phase={phase} />}
      <RowProblems job={job} isActive={isActive(phase)} />
      {isOver ? null : <Help />}
    </Stack>
  );
}

const shownStatuses: readonly Exclude<RowStatus, 'waiting'>[] = [
  'complete',
  'notAdded',
  'notInvited',
  'noLogin',
  'checking',
];

function Progress({ job, phase }: RunPanelProps) {
  const rowTime = useImport((state) => state.rowTime);
  const currentNumber = useImport((state) => state.currentNumber);
  const counts = countStatuses(job.rows, currentNumber);
  const total = job.rows.length;
  const done = countImported(job, currentNumber);
  const left = counts.waiting + counts.checking;
  const statuses = shownStatuses.filter((status) => counts[status] > 0 || status === 'complete');
  return (
    <Stack gap={3}>
      <Row justify="between" align="baseline">
        <p className={styles.figure}>
          <span className={styles.bigCount}>{formatCount(done)}</span> of {formatCount(total)} imported
        </p>
        {phase.name === 'running' && rowTime !== undefined && left > 0 ? (
          <span className="muted">{remainingText(rowTime * left)}</span>
        ) : null}
      </Row>
      <div
        role="progressbar"
        aria-label="Import"
        aria-valuenow={done}
        aria-valuemax={total}
        aria-valuetext={`${formatCount(done)} of ${formatCount(total)}`}
        className={styles.progress}
      >
        {statuses.map((status) => (
          <span
            key={status}
            data-status={status}
            style={{ width: `${(counts[status] / Math.max(total, 1)) * 100}%` }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {statuses.map((status) => (
          <li key={status} data-status={status}>
            <strong>{formatCount(counts[status])}</strong> {statusTexts[status]}
          </li>
        ))}
        {counts.waiting > 0 ? (
          <li data-status="waiting">
            <strong>{formatCount(counts.waiting)}</strong> to go
          </li>
        ) : null}
      </ul>
    </Stack>
  );
}

function RunControls({ job, phase }: RunPanelProps) {
  const left = job.rows.filter(isUnfinished).length;
  const stop = async () => {
    if (await confirmStop(countImported(job), left)) stopImport();
  };
  return (
    <Stack gap={2}>
      <div className={styles.controls}>
        {/* One button, so that it keeps the focus. */}
        {phase.name === 'paused' ? (
          <Button
            key="pause"
            variant="primary"
            icon={<Play aria-hidden="true" />}
            onPress={() => void resumeImport()}
          >
            Carry on
          </Button>
        ) : (
          <Button
            key="pause"
            icon={<Pause aria-hidden="true" />}
            busy={phase.name === 'pausing' ? 'Pausing…' : undefined}
            onPress={pauseImport}
          >
            Pause
          </Button>
        )}
        <Button
          dangerous
          icon={<StopCircle aria-hidden="true" />}
          busy={phase.name === 'stopping' ? 'Stopping…' : undefined}
          onPress={stop}
        >
          Stop
        </Button>
      </div>
      <p className="muted">
        Keep this tab open and go on working: on other screens, the progress is in the top bar.
      </p>
    </Stack>
  );
}

const confirmStop = (done: number, left: number) =>
  confirm({
    title: 'Stop the import?',
    message: markup`<p>${pluralize(done, 'learner is', 'learners are')} imported, and stay. ${pluralize(left, 'row is', 'rows are')} not sent.</p><p>You can still carry on afterwards.</p>`,
    confirmText: 'Stop',
    cancelText: 'Go on',
  });

function Help() {
  return (
    <Stack gap={3}>
      <Heading level={2} className="fs-2">
        If something goes wrong
      </Heading>
      <ul className={styles.help}>
        <HelpItem icon={<ListChecks aria-hidden="true" />} title="A row is refused:">
          the others go on. It stays in this list.
        </HelpItem>
        <HelpItem icon={<WifiOff aria-hidden="true" />} title="No connection:">
          the import pauses and goes on by itself.
        </HelpItem>
        <HelpItem icon={<StopCircle aria-hidden="true" />} title="You stop:">
          learners already imported stay. You can carry on with the rest.
        </HelpItem>
        <HelpItem icon={<RefreshCw aria-hidden="true" />} title="The tab closes:">
          carry on here within a day. No learner is added twice.
        </HelpItem>
      </ul>
    </Stack>
  );
}

const HelpItem = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li>
    {icon}
    <span>
      <strong>{title}</strong> {children}
    </span>
  </li>
);
