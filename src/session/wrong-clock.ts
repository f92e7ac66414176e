import { Problem } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolDate, schoolDateTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import type { SessionDetails } from './claims.ts';
import { isExpired, refreshMargin } from './expiry.ts';

/**
 * Checks a new token that expires soon by the server's or the device's clock. After a reload, only the device's clock
 * is known.
 *
 * @throws Problem with the reason `clock` if the device's clock makes the token useless
 * @throws Problem with the reason `garbage` if it has expired by the server's clock
 */
export function checkClock(details: SessionDetails): void {
  const server = clock.offset === undefined ? new Date(details.issuedAt ?? Number.NaN) : clock.now();
  if (isExpired(details, server)) throw new Problem(0, '', { reason: 'garbage' });
  // A token in its last minute by the device's clock is useless: each call would refresh it. Accept it only if its
  // whole lifetime is that short.
  const isLong = !Number.isNaN(server.getTime()) && !isExpired(details, server, refreshMargin);
  const within = isLong ? refreshMargin : 0;
  if (isExpired(details, clock.device(), within)) throw new Problem(0, advice(server), { reason: 'clock' });
}

function advice(server: Date): string {
  const action = 'Set your device’s clock, then log in again.';
  const at = server.getTime();
  if (Number.isNaN(at)) return action;
  const day = formatSchoolDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
  const time = schoolDateTime(server.toISOString()).slice(11);
  return `The school’s clock says ${day}, ${time} (${schoolTimeZoneLabel}). ${action}`;
}
