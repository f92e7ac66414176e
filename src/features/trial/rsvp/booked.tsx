import { Link } from '@tanstack/react-router';
import { CalendarPlus, Check } from 'lucide-react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { product } from '#lib/configuration.ts';
import { saveFile } from '#lib/save-file.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { calendarFile } from '#lib/time/calendar-file.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { RsvpNotice } from './rsvp-notice.tsx';

/** The contract has no end of a session, but calendars barely show an event without a duration. */
const assumedDuration = 'PT1H';

const bookingCalendar = ({ id, title, startTime, campusName }: TrialSession, now: Date): Blob =>
  new Blob(
    [
      calendarFile(
        {
          id: `${id}@${product.slug}`,
          title: `${title} (${product.name})`,
          description: `Coding trial session. Questions? ${product.office.phone}`,
          location: campusName,
          start: startTime,
          duration: assumedDuration,
        },
        product.name,
        now,
      ),
    ],
    { type: 'text/calendar;charset=utf-8' },
  );

interface BookedProps {
  session: TrialSession;
  token: string;
  isNew: boolean;
}

export function Booked({ session, token, isNew }: BookedProps) {
  const { title, startTime, campusName } = session;
  return (
    <RsvpNotice
      tone="success"
      icon={<Check aria-hidden="true" />}
      title="RSVP submitted successfully!"
      takesFocus={isNew}
      action={
        <>
          <Button
            icon={<CalendarPlus aria-hidden="true" />}
            onPress={() => saveFile('trial-session.ics', bookingCalendar(session, clock.now()))}
          >
            Add to calendar
          </Button>
          {/* The same page, without the booking in the history state. */}
          <Link to="/rsvp" search={{ token }} className={buttonStyle({ variant: 'quiet' })}>
            Book another seat
          </Link>
        </>
      }
    >
      <p>
        <strong>
          <bdi>{truncateName(title)}</bdi>
        </strong>
      </p>
      <p>
        {formatSchoolTime(startTime)} ({schoolTimeZoneLabel}), <bdi>{campusName}</bdi>
      </p>
    </RsvpNotice>
  );
}
