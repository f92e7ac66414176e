import { useMemo } from 'react';
import type { components } from '#api/contract.gen.ts';
import { ActivityResultLink } from '#components/report/activity-result-link.tsx';
import { formatCount, formatScore } from '#lib/numbers.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { Fact, Facts } from '../facts.tsx';
import { Section } from './section.tsx';

type Schemas = components['schemas'];
type Row = Schemas['ActivityReportRow'];

const columnsFor = (learnerId: string): readonly TableColumn<Row>[] => [
  { id: 'date', header: 'Date', cell: (row) => formatTimestamp(row.modifiedDate), width: '10.5em' },
  { id: 'subject', header: 'Subject', cell: ({ subjectTitle }) => subjectTitle },
  {
    id: 'activity',
    header: 'Activity',
    rowHeader: true,
    cell: (row) => (
      <ActivityResultLink row={row} learnerId={learnerId}>
        {row.activityTitle}
      </ActivityResultLink>
    ),
  },
  { id: 'topic', header: 'Topic', cell: ({ topicTitle }) => topicTitle },
  { id: 'attempt', header: 'Attempt', cell: (row) => row.attemptNumber, align: 'end', width: '6em' },
  {
    id: 'score',
    header: 'Score',
    cell: (row) => `${formatScore(row.totalScore)}/${formatScore(row.activityTotalScore)}`,
    align: 'end',
    width: '6em',
  },
];

const rowKey = ({ id }: Row): string => id;

interface ResultsSectionProps {
  learner: Schemas['Learner'];
  /** Sorted from newest to oldest. */
  report: readonly Row[];
}

export function ResultsSection({ learner: { id, name }, report }: ResultsSectionProps) {
  const columns = useMemo(() => columnsFor(id), [id]);
  const activities = useMemo(() => new Set(report.map(({ activityId }) => activityId)).size, [report]);
  return (
    <Section id="results" title="Results">
      {report.length === 0 ? (
        <p>{name} has not handed in an activity.</p>
      ) : (
        <>
          <Facts>
            <Fact name="Attempts">{formatCount(report.length)}</Fact>
            <Fact name="Activities">{formatCount(activities)}</Fact>
            <Fact name="First">{formatTimestamp(report.at(-1)?.modifiedDate)}</Fact>
            <Fact name="Latest">{formatTimestamp(report[0]?.modifiedDate)}</Fact>
          </Facts>
          <DataTable
            caption="Every attempt"
            columns={columns}
            rows={report}
            rowKey={rowKey}
            opensRows
            cardsBelow={46}
          />
        </>
      )}
    </Section>
  );
}
