import { isSameLogin } from '../accounts/logins.ts';
import { isExpired } from './invites.ts';

/** Reasons in the order in which they are checked. */
export type BookingRefusal = 'other invite' | 'other session' | 'expired' | 'booked already' | 'full';

interface BookingRequest {
  email: string;
  trialSessionId: string;
  trialSessionInviteId: string;
}

interface Invite {
  id: string;
  validUntil: string;
  trialSessionIds: readonly string[];
}

interface Seats {
  maxNumber: number;
  bookings: readonly { email: string }[];
}

/**
 * Returns why a visitor cannot book a seat (D-187, D-230); undefined when the visitor can. An email can have one seat in a
 * session, across all invites.
 *
 * @param invite the invite of the visitor's token
 * @param seats undefined when the requested session does not exist
 */
export function bookingRefusal(
  request: BookingRequest,
  invite: Invite,
  seats: Seats | undefined,
  now: Date,
): BookingRefusal | undefined {
  if (request.trialSessionInviteId !== invite.id) return 'other invite';
  if (!seats || !invite.trialSessionIds.includes(request.trialSessionId)) return 'other session';
  if (isExpired(invite, now)) return 'expired';
  if (seats.bookings.some((booking) => isSameLogin(booking.email, request.email))) return 'booked already';
  return seats.bookings.length >= seats.maxNumber ? 'full' : undefined;
}

/** The reason why a session cannot have so few seats (D-191); undefined when it can. */
export function seatsRefusal(maxNumber: number, booked: number): string | undefined {
  if (maxNumber >= booked) return undefined;
  return booked === 1 ? '1 seat is booked already.' : `${booked} seats are booked already.`;
}
