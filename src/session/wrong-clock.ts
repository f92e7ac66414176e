import { Problem } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolDate, schoolDateTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired, refreshMargin } from './expiry.ts';

/**
 * Checks a new token that ends soon, or has ended. It must last by the device's clock as well, although the session
 * follows the server's: a page that starts anew knows no other.
 *
 * @throws Problem with the reason `clock` when it lasts by the server's clock alone
 * @throws Problem with the reason `garbage` when it has expired by the server's own clock
 */
export function checkClock(details: SessionDetails): void {
  const server = clock.offset === undefined ? new Date(details.issuedAt ?? Number.NaN) : clock.now();
  if (isExpired(details, server)) throw new Problem(0, '', { reason: 'garbage' });
  // In its last minute, each call would refresh it; unless it is a short one.
  const isLong = !Number.isNaN(server.getTime()) && !isExpired(details, server, refreshMargin);
  const within = isLong ? refreshMargin : 0;
  if (isExpired(details, clock.device(), within)) throw new Problem(0, advice(server), { reason: 'clock' });
}

/** What the user does about it. */
function advice(server: Date): string {
  const action = 'Set your device’s clock, then log in again.';
  const at = server.getTime();
  if (Number.isNaN(at)) return action;
  const day = formatSchoolDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
  const time = schoolDateTime(server.toISOString()).slice(11);
  return `The school’s clock says ${day}, ${time} (${schoolTimeZoneLabel}). ${action}`;
}
