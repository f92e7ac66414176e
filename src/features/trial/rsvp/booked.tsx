import { Link } from '@tanstack/react-router';
import { CalendarPlus, Check } from 'lucide-react';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { saveFile } from '#lib/save-file.ts';
import { shortened } from '#lib/text/shortened.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolTime, schoolZone } from '#lib/time/school-time.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { bookingCalendar } from './booking.ts';
import { RsvpNotice } from './rsvp-notice.tsx';

interface BookedProps {
  session: TrialSession;
  token: string;
  /** It has just been booked, not found again. */
  isNew: boolean;
}

/** A seat of one's own, to be kept in a calendar. */
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
          {/* The same page, without what is noted in this entry of the history. */}
          <Link to="/rsvp" search={{ token }} className={buttonStyle({ variant: 'quiet' })}>
            Book another seat
          </Link>
        </>
      }
    >
      <p>
        <strong>
          <bdi>{shortened(title)}</bdi>
        </strong>
      </p>
      <p>
        {formatSchoolTime(startTime)} ({schoolZone}), <bdi>{campusName}</bdi>
      </p>
    </RsvpNotice>
  );
}
