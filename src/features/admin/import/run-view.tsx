import { useEffect, useState } from 'react';
import type { ImportJob } from '#components/class-import/import-job.ts';
import { isActive, useImport } from '#components/class-import/import-store.ts';
import { useRecoverFocusOnMount } from '#components/page/focus/focus-content.ts';
import { formatCount } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { LoginSlips } from './login-slips.tsx';
import { resultColumns } from './result-columns.tsx';
import { RunPanel } from './run-panel.tsx';
import { phaseText } from './run-texts.ts';
import styles from './run-view.module.css';
import shared from './shared.module.css';

/** The third step: the progress of the rows, then the report. */
export function RunView({ job }: { job: ImportJob }) {
  const phase = useImport((state) => state.phase);
  useRecoverFocusOnMount();
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  const isOver = !isActive(phase) && phase.name !== 'paused';
  return (
    <div className={styles.run}>
      <div className={styles.results}>
        {isOver ? <LoginSlips job={job} /> : null}
        <ResultTable job={job} />
      </div>
      <RunPanel job={job} phase={phase} />
      <p role="status" className="visually-hidden">
        {phaseText(phase, job)}
      </p>
    </div>
  );
}

/** Rows shown at first, and added by a press of 'Show more'. */
const step = 50;

function ResultTable({ job: { rows } }: { job: ImportJob }) {
  const currentNumber = useImport((state) => state.currentNumber);
  const [limit, setLimit] = useState(step);
  const hidden = rows.length - limit;
  return (
    <div className={classNames(shared.frame, styles.table)}>
      <PlainTable
        caption="Learners of the import"
        columns={resultColumns(currentNumber)}
        rows={rows.slice(0, limit)}
      />
      {hidden > 0 ? (
        <Button variant="quiet" block onPress={() => setLimit(limit + step)}>
          Show {formatCount(Math.min(hidden, step))} more
        </Button>
      ) : null}
    </div>
  );
}
