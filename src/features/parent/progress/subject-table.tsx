import { counted } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { courseText } from './course.ts';
import type { SubjectFigures } from './figures.ts';
import { Sparkline } from './sparkline.tsx';
import styles from './progress.module.css';

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
      <strong className={styles.corner}>{average === undefined ? 'Nothing to score' : `${average}%`}</strong>
    ),
    onCard: 'corner',
  },
  {
    id: 'done',
    header: 'Done',
    width: '8em',
    cell: ({ activities, attempts }) => (
      <span className={styles.done}>
        <span>{counted(activities, 'activity', 'activities')}</span>
        <span className={classNames('muted fs-0', styles.small)}>
          {counted(attempts, 'attempt', 'attempts')}
        </span>
      </span>
    ),
  },
  {
    id: 'course',
    header: 'Scores over time',
    width: '12em',
    cell: ({ title, course }) => (
      <span className={styles.course} data-subject={subjectKey(title)}>
        <Sparkline points={course.points} />
        <span className={classNames('muted fs-0', styles.small)}>{courseText(course)}</span>
      </span>
    ),
  },
];

const rowKey = ({ title }: SubjectFigures): string => title;

/** How it went by subject: numbers, and the scores as a small picture and in words. */
export function SubjectTable({ subjects, of }: { subjects: readonly SubjectFigures[]; of: string }) {
  return (
    <DataTable
      caption={`By subject, ${of}`}
      columns={columns}
      rows={subjects}
      rowKey={rowKey}
      cardsBelow={38}
    />
  );
}
