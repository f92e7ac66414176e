import { shouldDeleteLinkOnly } from '../../rules/accounts/guardianship.ts';
import { deleted, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { endLostRights } from '../../services/accounts/lost-rights.ts';
import { deleteAccount } from '../../services/deletion.ts';
import { findGuardianLink, unlinkParent } from '../../services/guardians.ts';

export const deleteLearner = operation('deleteLearner', ({ path, actor, db, ...call }) => {
  const learner = getLearnerOrThrow(db, actor, path.id);
  const link = findGuardianLink(db, learner.id, actor.id);
  if (link && shouldDeleteLinkOnly(actor, link)) {
    unlinkParent(db, link.id);
    endLostRights(db, actor.id, call.now);
  } else {
    deleteAccount(db, learner.id, call);
  }
  return deleted();
});
