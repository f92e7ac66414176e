import { useNavigate } from '@tanstack/react-router';
import { Download, KeyRound, Printer } from 'lucide-react';
import {
  isUnfinished,
  restartStep,
  statusOf,
  type ImportJob,
  type JobRow,
} from '#components/class-import/import-job.ts';
import { discardList, useImportList } from '#components/class-import/import-list.ts';
import { discardImport, useImport, type Phase } from '#components/class-import/import-store.ts';
import { rerunRows, resumeImport } from '#components/class-import/run-import.ts';
import { csvText } from '#components/list/csv/csv-text.ts';
import { formatCount, pluralize } from '#lib/numbers.ts';
import { saveFile } from '#lib/save-file.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { loginsOf, rowsWithLostPasswords } from './login-slips.tsx';

interface ReportActionsProps {
  job: ImportJob;
  phase: Phase;
}

/** What can be done after the import has ended or was stopped. */
export function ReportActions({ job, phase }: ReportActionsProps) {
  const navigate = useNavigate();
  const passwords = useImport((state) => state.passwords);
  const hasUnseen = useImport((state) => state.hasUnseenPasswords);
  const { draft } = useImportList();
  const openRows = draft ? job.leftOutCount : 0;
  const logins = loginsOf(job, passwords);
  const lost = rowsWithLostPasswords(job, passwords);
  const left = job.rows.filter(isUnfinished).length;

  const finish = async () => {
    if (hasUnseen && logins.length > 0 && !(await confirmDone(logins.length))) return;
    discardImport();
    if (openRows > 0) return;
    discardList();
    void navigate({ to: '/admin/learners' });
  };
  const print = () => {
    window.print();
    useImport.setState({ hasUnseenPasswords: false });
  };
  return (
    <Stack gap={3}>
      {phase.name === 'stopped' && left > 0 ? (
        <Button variant="primary" block onPress={() => void resumeImport()}>
          Carry on with the other {formatCount(left)}
        </Button>
      ) : null}
      {logins.length > 0 ? (
        <Button
          variant={phase.name === 'stopped' ? 'secondary' : 'primary'}
          block
          icon={<Printer aria-hidden="true" />}
          onPress={print}
        >
          Print {pluralize(logins.length, 'login slip', 'login slips')}
        </Button>
      ) : null}
      {lost.length > 0 ? (
        <Alert
          tone="warning"
          title={`${pluralize(lost.length, 'password is', 'passwords are')} not shown any more`}
        >
          <Stack gap={2}>
            <p>They were set before the page was closed, and are not stored.</p>
            <div>
              <Button
                size="small"
                icon={<KeyRound aria-hidden="true" />}
                onPress={() =>
                  void rerunRows((row) =>
                    lost.some(({ number }) => number === row.number) ? restartStep(row, 'login') : row,
                  )
                }
              >
                Make {pluralize(lost.length, 'new password', 'new passwords')}
              </Button>
            </div>
          </Stack>
        </Alert>
      ) : null}
      <Button block icon={<Download aria-hidden="true" />} onPress={() => saveReport(job)}>
        Download the report
      </Button>
      <Button
        block
        variant={logins.length > 0 || phase.name === 'stopped' ? 'secondary' : 'primary'}
        onPress={finish}
      >
        {openRows > 0 ? `Back to the ${pluralize(openRows, 'row', 'rows')} left over` : 'Done'}
      </Button>
      {!draft && job.leftOutCount > 0 ? (
        <p className="muted">
          {pluralize(job.leftOutCount, 'row needs', 'rows need')} a correction: paste them again.
        </p>
      ) : null}
    </Stack>
  );
}

const confirmDone = (count: number) =>
  confirm({
    title: 'Close without printing the slips?',
    message: markup`The passwords of ${pluralize(count, 'learner', 'learners')} cannot be shown again.`,
    confirmText: 'Close',
    cancelText: 'Stay here',
  });

const results = {
  complete: 'Complete',
  waiting: 'Not sent',
  checking: 'Not confirmed',
  notAdded: 'Not added',
  notInvited: 'Not invited',
  noLogin: 'No login',
} as const;

/** The report holds no passwords. */
function saveReport({ rows }: ImportJob): void {
  const text = csvText({
    header: [
      'Row',
      'Name',
      'Surname',
      'Date of birth',
      'Grade',
      'Parent email',
      'Username',
      'Result',
      'Problem',
    ],
    rows: rows.map((row) => [
      row.number,
      row.name,
      row.surname,
      row.dateOfBirth,
      row.gradeTitle ?? '',
      row.parentEmail ?? '',
      row.steps.login.state === 'done' ? (row.userName ?? '') : '',
      results[statusOf(row)],
      messagesOf(row),
    ]),
  });
  const blob = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(`import-${formatDay(clock.now())}.csv`, blob);
}

const messagesOf = ({ steps }: JobRow): string =>
  Object.values(steps)
    .flatMap(({ message }) => message ?? [])
    .join(' ');
