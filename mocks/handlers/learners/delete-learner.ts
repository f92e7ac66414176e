import { endsLinkOnly } from '../../rules/accounts/guardianship.ts';
import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { deleted, operation } from '../../server/operation.ts';
import { linkOf } from '../../services/accounts/guardians.ts';
import { deleteAccount, unlinkParent } from '../../services/deletion.ts';

export const deleteLearner = operation('deleteLearner', ({ path, actor, db }) => {
  const learner = getLearnerOrThrow(db, actor, path.id);
  const link = linkOf(db, learner.id, actor.id);
  if (link && endsLinkOnly(actor, link)) unlinkParent(db, link.id);
  else deleteAccount(db, learner.id);
  return deleted();
});
