import { deleted, operation } from '../../operation.ts';

/** Its token is unknown from now on; sessions and bookings stay. */
export const deleteTrialInvite = operation('deleteTrialInvite', ({ path, db }) => {
  db.trialInvites.remove(db.trialInvites.need(path.id).id);
  return deleted();
});
