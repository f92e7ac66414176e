import { useEffect, useRef } from 'react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { schoolDateTime } from '#lib/time/school-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { SeatBar } from '../seats/seat-bar.tsx';
import { freeSeatsText, seatsLeft } from '../seats/seats.ts';
import type { Calendar } from './use-calendar.ts';
import styles from './calendar.module.css';

interface SessionEntryProps {
  session: TrialSession;
  calendar: Calendar;
  /** -1 if the arrow keys reach the session instead of Tab. */
  tabIndex?: -1;
}

/** A session in the calendar. Clicking selects it here and in the list. */
export function SessionEntry({ session, calendar, tabIndex }: SessionEntryProps) {
  const { chosenId, choose } = calendar;
  const { id, title, startTime, campusName } = session;
  const isFull = seatsLeft(session) === 0;
  const isChosen = id === chosenId;
  const button = useRef<HTMLButtonElement>(null);
  // A session that was selected in the list may be out of view.
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={tabIndex}
      aria-pressed={isChosen}
      className={styles.entry}
      data-full={isFull || undefined}
      onClick={() => choose(session)}
    >
      <span className={styles.entryTitle}>{title}</span>
      <span className={classNames('tabular', styles.small)}>
        {schoolDateTime(startTime).slice(11)} · {campusName}
      </span>
      <Row as="span" gap={1} className={styles.small}>
        <SeatBar session={session} />
        <strong>{freeSeatsText(session)}</strong>
      </Row>
    </button>
  );
}
