import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { product } from '#lib/configuration.ts';
import { calendarFile } from '#lib/time/calendar-file.ts';

/** The contract has no end of a session; without one it would be a moment that a calendar hardly shows. */
const assumedDuration = 'PT1H';

/** A booked session, for the visitor's own calendar. */
export const bookingCalendar = ({ id, title, startTime, campusName }: TrialSession, now: Date): Blob =>
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
