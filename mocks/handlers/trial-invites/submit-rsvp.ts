import { Conflict, type Failure, Invalid, NotFound } from '../../rules/failure.ts';
import { bookingRefusal, type BookingRefusal } from '../../rules/trials/bookings.ts';
import { ok, operation } from '../../server/operation.ts';
import { inviteExpired, getInviteByTokenOrThrow } from '../../services/trials/invites.ts';

const failureOf: Record<BookingRefusal, () => Failure> = {
  'other invite': () => new Invalid({ trialSessionInviteId: ['This is not the invite of the token.'] }),
  'other session': () => new NotFound('Trial session'),
  expired: inviteExpired,
  'booked already': () => new Conflict('This email has already booked this session.', 'already-booked'),
  full: () => new Conflict('This session is full.', 'session-full'),
};

export const submitRsvp = operation('submitRsvp', ({ query, body, db, now, randomId }) => {
  const invite = getInviteByTokenOrThrow(db, query.token);
  const session = db.trialSessions.get(body.trialSessionId);
  const seats = session && {
    maxNumber: session.maxNumber,
    bookings: db.bookings.where('trialSessionId', session.id),
  };
  const refusal = bookingRefusal(body, invite, seats, now);
  if (refusal !== undefined) throw failureOf[refusal]();

  const { trialSessionId, fullName, contactNumber, email } = body;
  db.bookings.insert({ id: randomId('bkg'), trialSessionId, fullName, contactNumber, email });
  return ok({ message: `Your seat in ${db.trialSessions.getOrThrow(trialSessionId).title} is booked.` });
});
