import { deleted, operation } from '../../server/operation.ts';

export const deleteTrialInvite = operation('deleteTrialInvite', ({ path, db }) => {
  db.trialInvites.remove(db.trialInvites.getOrThrow(path.id).id);
  return deleted();
});
