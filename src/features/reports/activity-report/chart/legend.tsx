import { subjectKey } from '#lib/subject-key.ts';
import { Row } from '#ui/layout.tsx';
import { markPath } from './mark.ts';
import type { ScoreSeries } from './points.ts';
import styles from './chart.module.css';

/** Which mark and colour stand for which subject. */
export function ChartLegend({ series }: { series: readonly ScoreSeries[] }) {
  return (
    <Row as="ul" gap={4} className="fs-1" aria-label="Subjects in the chart">
      {series.map(({ title }, index) => (
        <Row as="li" key={title} nowrap gap={2} data-subject={subjectKey(title)} className="breakable">
          <svg viewBox="-9 -9 18 18" className={styles.sign} aria-hidden="true" focusable="false">
            <path d={markPath(index, 110)} />
          </svg>
          {title}
        </Row>
      ))}
    </Row>
  );
}
