import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ActivityList } from './activity-list.tsx';
import { AmountsTable } from './amounts-table.tsx';
import type { Amounts } from './amounts.ts';
import type { Figures } from './figures.ts';
import { SubjectTable } from './subject-table.tsx';
import styles from './period.module.css';

interface PeriodProps {
  id: string;
  title: string;
  /** Which days it covers, or how it was found. */
  when: string;
  /** In place of figures, when there is nothing to count. */
  nothing: string;
  learnerId: string;
  figures: Figures | undefined;
  amounts: Amounts | undefined;
}

/** A week or a term at a glance: how much, how it went by subject, what went well and what to practise. */
export function Period({ id, title, when, nothing, learnerId, figures, amounts }: PeriodProps) {
  const isEmpty = !figures || figures.attempts === 0;
  const unmarked = figures?.average === undefined ? 'Nothing that was done has a score.' : undefined;
  return (
    <section aria-labelledby={id} className={classNames(cardStyle(), styles.period)}>
      <div>
        <h2 id={id}>{title}</h2>
        {when ? <p className={styles.when}>{when}</p> : null}
      </div>
      {isEmpty ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <>
          <div className={styles.columns}>
            <div className={styles.amounts}>
              <Counts figures={figures} />
              {amounts ? <AmountsTable amounts={amounts} of={title} /> : null}
            </div>
            <SubjectTable subjects={figures.subjects} of={title} />
          </div>
          <div className={styles.lists}>
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
          </div>
        </>
      )}
    </section>
  );
}

function Counts({ figures: { attempts, activities, average } }: { figures: Figures }) {
  return (
    <dl className={styles.counts}>
      <div>
        <dt>Attempts</dt>
        <dd>{attempts}</dd>
      </div>
      <div>
        <dt>Activities</dt>
        <dd>{activities}</dd>
      </div>
      <div>
        <dt>Average</dt>
        <dd>{average === undefined ? 'N/A' : `${average}%`}</dd>
        <dd className={styles.of}>of best scores</dd>
      </div>
    </dl>
  );
}
