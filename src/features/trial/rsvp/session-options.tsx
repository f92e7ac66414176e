import { CalendarDays, MapPin } from 'lucide-react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import type { Option } from '#ui/form/Option.tsx';
import { Row } from '#ui/layout.tsx';
import { SeatBar } from '../seats/seat-bar.tsx';
import { hasBegun, seatsLeft, seatsLeftWords } from '../seats/seats.ts';
import { byInterest, isBookable } from './bookable.ts';
import styles from './rsvp.module.css';

/** The sessions of an invite; those that cannot be chosen are listed, too (TRI-004, D-187). */
export const sessionOptions = (sessions: readonly TrialSession[]): Option[] =>
  sessions.toSorted(byInterest).map((session) => ({
    value: session.id,
    label: session.title,
    isDisabled: !isBookable(session),
    detail: <WhenAndWhere session={session} />,
    end: <Seats session={session} />,
  }));

function Seats({ session }: { session: TrialSession }) {
  if (hasBegun(session)) return <Badge tone="line">Has begun</Badge>;
  return (
    <span className={styles.seats}>
      {seatsLeft(session) === 0 ? (
        <Badge tone="no" icon={null}>
          Full
        </Badge>
      ) : (
        <strong>{seatsLeftWords(session)}</strong>
      )}
      <SeatBar session={session} />
    </span>
  );
}

/** The start by the school's clock, and the campus. */
function WhenAndWhere({ session: { startTime, campusName } }: { session: TrialSession }) {
  return (
    <Row as="span" gap={4} align="stretch" className={styles.facts}>
      <Row as="span" gap={2} nowrap align="start">
        <CalendarDays aria-hidden="true" />
        {formatSchoolTime(startTime)}
      </Row>{' '}
      <Row as="span" gap={2} nowrap align="start">
        <MapPin aria-hidden="true" />
        {campusName}
      </Row>
    </Row>
  );
}
