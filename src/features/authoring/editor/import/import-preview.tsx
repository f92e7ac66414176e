import { Info, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import type { ImportResult, ImportRow } from './read-questions.ts';
import styles from './import.module.css';

/** Number of rows shown per list; a file of the wrong kind could have thousands. */
const maxShown = 200;

/** Lists the rows that cannot be added, with the reasons, then the other rows. */
export const ImportPreview = memo(function ImportPreview({ result }: { result: ImportResult | undefined }) {
  const rows = result?.rows ?? [];
  const accepted = rows.filter(({ question }) => question);
  const rejected = rows.filter(({ question }) => !question);
  return (
    <>
      <p role="status">
        {result
          ? summaryText(accepted.length, rejected.length)
          : 'The questions are shown here before you add them.'}
      </p>
      {result && result.leftOutColumns.length > 0 ? (
        <Note level="note">
          {result.leftOutColumns.length === 1 ? 'This column is' : 'These columns are'} left out:{' '}
          {result.leftOutColumns.join(', ')}.
        </Note>
      ) : null}
      <Rows title="Left out" rows={rejected} />
      <Rows title="To be added" rows={accepted} />
    </>
  );
});

function summaryText(acceptedCount: number, rejectedCount: number): string {
  const leftOutText =
    rejectedCount === 0 ? '' : ` ${pluralize(rejectedCount, 'row is', 'rows are')} left out.`;
  if (acceptedCount + rejectedCount === 0) return 'No question was found.';
  return `${acceptedCount === 0 ? 'No question' : pluralize(acceptedCount, 'question', 'questions')} can be added.${leftOutText}`;
}

function Rows({ title, rows }: { title: string; rows: readonly ImportRow[] }) {
  if (rows.length === 0) return null;
  const more = rows.length - maxShown;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} className={styles.heading}>
        {title} ({rows.length})
      </Heading>
      <ul aria-label={title}>
        {rows.slice(0, maxShown).map((row) => (
          <PreviewRow key={row.position} row={row} />
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </Stack>
  );
}

function PreviewRow({ row }: { row: ImportRow }) {
  const { position, typeName, text, rightAnswer, question, problems, notes } = row;
  return (
    <Stack as="li" gap={1} className={styles.row}>
      {question ? (
        <Row gap={2}>
          <span className="muted">{position}</span>
          <Badge tone="outline">{typeName}</Badge>
        </Row>
      ) : null}
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      {rightAnswer === '' ? null : <p className={styles.text}>Right answer: {rightAnswer}</p>}
      {problems.map((problem) => (
        <Note key={problem} level="problem">
          {position}: {problem}
        </Note>
      ))}
      {notes.map((note) => (
        <Note key={note} level="note">
          {note}
        </Note>
      ))}
    </Stack>
  );
}

interface NoteProps {
  level: 'problem' | 'note';
  children: ReactNode;
}

const Note = ({ level, children }: NoteProps) => (
  <Row as="p" gap={2} nowrap align="start" className={styles.note} data-level={level}>
    {level === 'problem' ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
    <span className="breakable">{children}</span>
  </Row>
);
