import { subjectKey } from '#lib/subject-key.ts';
import { markPath } from './mark.ts';
import type { ScoreSeries } from './points.ts';
import styles from './legend.module.css';

/** Which mark and colour stand for which subject. */
export function ChartLegend({ series }: { series: readonly ScoreSeries[] }) {
  return (
    <ul className={styles.legend} aria-label="Subjects in the chart">
      {series.map(({ title }, index) => (
        <li key={title} data-subject={subjectKey(title)} className={styles.subject}>
          <svg viewBox="-9 -9 18 18" className={styles.mark} aria-hidden="true" focusable="false">
            <path d={markPath(index, 110)} />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}
