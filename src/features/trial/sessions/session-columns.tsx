import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { SeatBar } from '../seats/seat-bar.tsx';
import { bookedWords, seatsLeft } from '../seats/seats.ts';
import styles from '../trial.module.css';

/** TRI-012. */
export const sessionColumns = (onChoose: (session: TrialSession) => void): ListColumn<TrialSession>[] => [
  {
    ...textColumn('title', 'Title', ({ title }) => title, { rowHeader: true }),
    cell: (session) => (
      <button
        type="button"
        className={classNames('breakable', styles.title)}
        title="Show in the calendar"
        onClick={() => onChoose(session)}
      >
        <Highlighted text={session.title} />
      </button>
    ),
  },
  textColumn('start', 'Start time', ({ startTime }) => formatSchoolTime(startTime), { width: '19%' }),
  textColumn('campus', 'Campus', ({ campusName }) => campusName, { width: '15%' }),
  {
    id: 'max',
    header: 'Max RSVPs',
    align: 'end',
    width: '12%',
    sortBy: ({ maxNumber }) => maxNumber,
    csv: ({ maxNumber }) => maxNumber,
    cell: ({ maxNumber }) => maxNumber,
  },
  {
    id: 'seats',
    header: 'Seats',
    width: '20%',
    sortBy: (session) => seatsLeft(session),
    searchText: bookedWords,
    cell: (session) => <Seats session={session} />,
  },
];

function Seats({ session }: { session: TrialSession }) {
  return (
    <Row as="span" gap={2}>
      <SeatBar session={session} />
      <span>
        <Highlighted text={bookedWords(session)} />
      </span>
    </Row>
  );
}
