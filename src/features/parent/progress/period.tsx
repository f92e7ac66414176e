import { formatCount } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { ActivityList } from './activity-list.tsx';
import type { AttemptCounts } from './attempt-counts.ts';
import type { Figures } from './figures.ts';
import { SubjectTable } from './subject-table.tsx';
import styles from './progress.module.css';

interface PeriodProps {
  id: string;
  title: string;
  dates: string;
  emptyText: string;
  learnerId: string;
  figures: Figures | undefined;
  counts: AttemptCounts | undefined;
}

/** The counts, scores and activities of a week or a term. */
export function Period({ id, title, dates, emptyText, learnerId, figures, counts }: PeriodProps) {
  const isEmpty = !figures || figures.attempts === 0;
  const noScores = figures?.average === undefined ? 'No attempt has a score.' : undefined;
  return (
    <Stack as="section" gap={5} aria-labelledby={id} className={classNames(cardStyle(), styles.period)}>
      <div>
        <h2 id={id} className="fs-4">
          {title}
        </h2>
        {dates ? <p className={classNames('muted', styles.dates)}>{dates}</p> : null}
      </div>
      {isEmpty ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <>
          <Stack gap={6} className={styles.columns}>
            <Stack gap={5}>
              <Counts figures={figures} />
              {counts ? <AttemptCountsTable counts={counts} periodTitle={title} /> : null}
            </Stack>
            <SubjectTable subjects={figures.subjects} periodTitle={title} />
          </Stack>
          <Stack gap={6} className={styles.lists}>
            <ActivityList
              periodId={id}
              kind="well"
              activities={figures.wentWell}
              learnerId={learnerId}
              emptyText={noScores ?? 'No activity has reached 60% yet.'}
            />
            <ActivityList
              periodId={id}
              kind="practise"
              activities={figures.toPractise}
              learnerId={learnerId}
              emptyText={noScores ?? 'Nothing to practise: every activity reached 60% or more.'}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}

function Counts({ figures: { attempts, activities, average } }: { figures: Figures }) {
  return (
    <dl className={styles.counts}>
      <div>
        <dt className="muted fs-0">Attempts</dt>
        <dd>{attempts}</dd>
      </div>
      <div>
        <dt className="muted fs-0">Activities</dt>
        <dd>{activities}</dd>
      </div>
      <div>
        <dt className="muted fs-0">Average</dt>
        <dd>{average === undefined ? 'N/A' : `${average}%`}</dd>
        <dd className={classNames('muted', styles.averageNote)}>of best scores</dd>
      </div>
    </dl>
  );
}

interface AttemptCountsTableProps {
  counts: AttemptCounts;
  periodTitle: string;
}

function AttemptCountsTable({ counts: { unit, counts }, periodTitle }: AttemptCountsTableProps) {
  const maxAttempts = Math.max(1, ...counts.map(({ attempts }) => attempts));
  return (
    <table className={classNames('tabular', styles.table)}>
      <caption>
        Attempts by {unit.toLowerCase()}
        {unit === 'Week' ? ', from Monday' : ''}
        <span className="visually-hidden">, {periodTitle}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">Attempts</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ label, attempts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={(attempts / maxAttempts) * 100} height="12" />
              </svg>
              <span className={classNames('bold', styles.attemptCount)}>{formatCount(attempts)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
