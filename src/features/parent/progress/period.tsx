import { formatCount } from '#lib/numbers.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { ActivityList } from './activity-list.tsx';
import type { Amounts } from './amounts.ts';
import type { Figures } from './figures.ts';
import { SubjectTable } from './subject-table.tsx';
import styles from './progress.module.css';

interface PeriodProps {
  id: string;
  title: string;
  /** The days that it covers. */
  when: string;
  /** Shown for a period without attempts. */
  nothing: string;
  learnerId: string;
  figures: Figures | undefined;
  amounts: Amounts | undefined;
}

/** Counts of a week or a term, scores by subject, what went well and what to practise. */
export function Period({ id, title, when, nothing, learnerId, figures, amounts }: PeriodProps) {
  const isEmpty = !figures || figures.attempts === 0;
  const unmarked = figures?.average === undefined ? 'Nothing that was done has a score.' : undefined;
  return (
    <Stack as="section" gap={5} aria-labelledby={id} className={classNames(cardStyle(), styles.period)}>
      <div>
        <h2 id={id} className="fs-4">
          {title}
        </h2>
        {when ? <p className={classNames('muted', styles.when)}>{when}</p> : null}
      </div>
      {isEmpty ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <>
          <Stack gap={6} className={styles.columns}>
            <Stack gap={5}>
              <Counts figures={figures} />
              {amounts ? <AmountsTable amounts={amounts} of={title} /> : null}
            </Stack>
            <SubjectTable subjects={figures.subjects} of={title} />
          </Stack>
          <Stack gap={6} className={styles.lists}>
            <ActivityList
              periodId={id}
              kind="well"
              activities={figures.wentWell}
              learnerId={learnerId}
              nothing={unmarked ?? 'No activity has reached 60% yet.'}
            />
            <ActivityList
              periodId={id}
              kind="practise"
              activities={figures.toPractise}
              learnerId={learnerId}
              nothing={unmarked ?? 'Nothing to practise: every activity reached 60% or more.'}
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
        <dd className={classNames('muted', styles.of)}>of best scores</dd>
      </div>
    </dl>
  );
}

interface AmountsTableProps {
  amounts: Amounts;
  /** The title of the period, for the accessible name. */
  of: string;
}

/** Attempts by day, week or month: a table with a bar beside each number. */
function AmountsTable({ amounts: { unit, amounts }, of }: AmountsTableProps) {
  const most = Math.max(1, ...amounts.map(({ attempts }) => attempts));
  return (
    <table className={classNames('tabular', styles.table)}>
      <caption>
        Attempts by {unit.toLowerCase()}
        {unit === 'Week' ? ', from Monday' : ''}
        <span className="visually-hidden">, {of}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">Attempts</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ label, attempts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={(attempts / most) * 100} height="12" />
              </svg>
              <span className={classNames('bold', styles.number)}>{formatCount(attempts)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
