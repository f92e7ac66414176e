import { comparable } from '../accounts/user-names.ts';
import { isExpired } from './invites.ts';

/** Why a seat is not given, in the order in which it is found out. */
export type BookingRefusal = 'other invite' | 'other session' | 'expired' | 'booked already' | 'full';

interface Wish {
  email: string;
  trialSessionId: string;
  trialSessionInviteId: string;
}

interface Invite {
  id: string;
  validUntil: string;
  trialSessionIds: readonly string[];
}

/** A session as it stands: its seats, and the bookings that have taken some of them. */
interface Seats {
  maxNumber: number;
  bookings: readonly { email: string }[];
}

/**
 * Whether a visitor gets a seat (D-187, D-230): one booking is one seat, and an address has one seat in a session,
 * whichever invite it used and whatever its letter case.
 *
 * @param invite the one of the visitor's token
 * @param seats of the session that is wished for; left out when there is no such session
 */
export function bookingRefusal(
  wish: Wish,
  invite: Invite,
  seats: Seats | undefined,
  now: Date,
): BookingRefusal | undefined {
  if (wish.trialSessionInviteId !== invite.id) return 'other invite';
  if (!seats || !invite.trialSessionIds.includes(wish.trialSessionId)) return 'other session';
  if (isExpired(invite, now)) return 'expired';
  const email = comparable(wish.email);
  if (seats.bookings.some((booking) => comparable(booking.email) === email)) return 'booked already';
  return seats.bookings.length >= seats.maxNumber ? 'full' : undefined;
}

/** Why a session cannot have so few seats (D-191), or nothing. */
export function seatsRefusal(maxNumber: number, booked: number): string | undefined {
  if (maxNumber >= booked) return undefined;
  return booked === 1 ? '1 seat is booked already.' : `${booked} seats are booked already.`;
}
