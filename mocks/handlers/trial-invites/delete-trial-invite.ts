import { deleted, operation } from '../../server/operation.ts';

/** Its token stops working; sessions and bookings stay. */
export const deleteTrialInvite = operation('deleteTrialInvite', ({ path, db }) => {
  db.trialInvites.remove(db.trialInvites.getOrThrow(path.id).id);
  return deleted();
});
