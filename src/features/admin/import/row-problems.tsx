import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  restartStep,
  rowName,
  statusOf,
  stepNames,
  withStep,
  type ImportJob,
  type JobRow,
  type StepName,
} from '#components/class-import/import-job.ts';
import { changeRows, useImport } from '#components/class-import/import-store.ts';
import { rerunRows } from '#components/class-import/run-import.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { RowCorrection } from './row-correction.tsx';
import styles from './run-view.module.css';

interface RowProblemsProps {
  job: ImportJob;
  isActive: boolean;
}

/** Rows shown, so that a server that refuses each row does not slow down the page. */
const maxShown = 30;

/** Rows that the server refused or did not confirm, with what can be done. */
export function RowProblems({ job, isActive }: RowProblemsProps) {
  const currentNumber = useImport((state) => state.currentNumber);
  const rows = job.rows.filter(
    (row) => row.number !== currentNumber && !['complete', 'waiting'].includes(statusOf(row)),
  );
  if (rows.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} className="fs-2">
        Rows with a problem
      </Heading>
      <ul className={styles.problems}>
        {rows.slice(0, maxShown).map((row) => (
          <li key={row.number}>
            {statusOf(row) === 'checking' ? (
              <Checking row={row} />
            ) : (
              <RowProblem row={row} isActive={isActive} />
            )}
          </li>
        ))}
      </ul>
      {rows.length > maxShown ? <p>and {rows.length - maxShown} more</p> : null}
    </Stack>
  );
}

function Checking({ row }: { row: JobRow }) {
  return (
    <Stack gap={1} className={styles.problemCard}>
      <Row gap={2} justify="between">
        <strong className={styles.problemName}>
          <Spinner />
          {rowName(row)}
        </strong>
        <span>Row {row.number}</span>
      </Row>
      <p>The server did not answer. Checking whether this was saved before trying again.</p>
    </Stack>
  );
}

function RowProblem({ row, isActive }: { row: JobRow; isActive: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const names = stepNames.filter((name) => ['refused', 'failed'].includes(row.steps[name].state));
  const [first] = names;
  if (first === undefined) return null;
  return (
    <Stack gap={2} className={styles.problemCard} data-refused>
      <Row gap={2} justify="between">
        <strong className={styles.problemName}>
          <TriangleAlert aria-hidden="true" />
          {rowName(row)}
        </strong>
        <span>Row {row.number}</span>
      </Row>
      {names.map((name) => (
        <p key={name} className="breakable">
          {problemSentence(row, name)} {row.steps[name].message}
        </p>
      ))}
      {isOpen ? (
        <RowCorrection row={row} step={first} onClose={() => setOpen(false)} />
      ) : (
        <Row gap={2}>
          {first === 'login' || row.steps[first].state === 'failed' ? (
            <Button
              variant="quiet"
              size="small"
              isDisabled={isActive}
              aria-label={`Try again: ${rowName(row)}`}
              onPress={() =>
                void rerunRows((other) => (other.number === row.number ? restart(row, names) : other))
              }
            >
              Try again
            </Button>
          ) : (
            <Button variant="quiet" size="small" isDisabled={isActive} onPress={() => setOpen(true)}>
              {first === 'invitation' ? 'Correct the email' : 'Correct the row'}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            isDisabled={isActive}
            aria-label={`${skipLabels[first]}: ${rowName(row)}`}
            onPress={() =>
              void changeRows((other) => (other.number === row.number ? skip(row, first) : other))
            }
          >
            {skipLabels[first]}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const skipLabels: Readonly<Record<StepName, string>> = {
  record: 'Leave out',
  invitation: 'Skip the invitation',
  login: 'Skip the login',
};

const restart = (row: JobRow, names: readonly StepName[]): JobRow =>
  names.reduce((result, name) => restartStep(result, name), row);

/** Nothing follows a learner who is not added. */
const skip = (row: JobRow, name: StepName): JobRow =>
  (name === 'record' ? stepNames : [name]).reduce(
    (result, skipped) => withStep(result, skipped, { state: 'none', message: undefined }),
    row,
  );

function problemSentence(row: JobRow, name: StepName): string {
  if (name === 'record') return row.isNew ? 'Not added.' : 'Not updated.';
  const isAdded = row.isNew && row.steps.record.state === 'done' ? 'Added. ' : '';
  return name === 'invitation'
    ? `${isAdded}The invitation to ${row.parentEmail ?? ''} was refused:`
    : `${isAdded}The login could not be set:`;
}
