import { pluralize } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import type { SubjectFigures } from './figures.ts';
import { scoreTrendText } from './score-trend.ts';
import styles from './progress.module.css';

const width = 120;
const height = 28;
const edge = 4;

/** Scores from 0 to 100, from oldest to newest. Decorative: the text beside it has the first and the latest score. */
function Sparkline({ points }: { points: readonly number[] }) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const step = (width - 2 * edge) / Math.max(points.length - 1, 1);
  const x = (index: number) => (points.length === 1 ? width / 2 : edge + index * step);
  const y = (percent: number) => height - edge - (percent / 100) * (height - 2 * edge);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.sparkline}>
      <line x1={edge} x2={width - edge} y1={y(0)} y2={y(0)} className={styles.ground} />
      <polyline points={points.map((percent, index) => `${x(index)},${y(percent)}`).join(' ')} />
      <circle cx={x(points.length - 1)} cy={y(last)} r="3.5" />
    </svg>
  );
}

const columns: readonly TableColumn<SubjectFigures>[] = [
  {
    id: 'subject',
    header: 'Subject',
    rowHeader: true,
    cell: ({ title }) => (
      <Row as="span" className={styles.subject}>
        <SubjectIcon subject={subjectKey(title)} />
        <span className="breakable">{title}</span>
      </Row>
    ),
  },
  {
    id: 'average',
    header: 'Average',
    align: 'end',
    width: '6em',
    cell: ({ average }) => (average === undefined ? 'N/A' : `${average}%`),
    cardCell: ({ average }) => (
      <strong className={styles.corner}>{average === undefined ? 'No scores' : `${average}%`}</strong>
    ),
    onCard: 'corner',
  },
  {
    id: 'done',
    header: 'Done',
    width: '8em',
    cell: ({ activities, attempts }) => (
      <span className={styles.done}>
        <span>{pluralize(activities, 'activity', 'activities')}</span>
        <span className={classNames('muted fs-0', styles.detail)}>
          {pluralize(attempts, 'attempt', 'attempts')}
        </span>
      </span>
    ),
  },
  {
    id: 'trend',
    header: 'Scores over time',
    width: '12em',
    cell: ({ title, trend }) => (
      <span className={styles.trend} data-subject={subjectKey(title)}>
        <Sparkline points={trend.points} />
        <span className={classNames('muted fs-0', styles.detail)}>{scoreTrendText(trend)}</span>
      </span>
    ),
  },
];

const rowKey = ({ title }: SubjectFigures): string => title;

export function SubjectTable({
  subjects,
  periodTitle,
}: {
  subjects: readonly SubjectFigures[];
  periodTitle: string;
}) {
  return (
    <DataTable
      caption={`By subject, ${periodTitle}`}
      columns={columns}
      rows={subjects}
      rowKey={rowKey}
      cardsBelow={38}
    />
  );
}
