import { deleted, operation } from '../../operation.ts';
import { endsLinkOnly } from '../../rules/guardianship.ts';
import { deleteAccount, unlinkParent } from '../../wire/deletion.ts';
import { linkOf } from '../../wire/guardian.ts';
import { needLearner } from '../../wire/learner.ts';

export const deleteLearner = operation('deleteLearner', ({ path, actor, db }) => {
  const learner = needLearner(db, actor, path.id);
  const link = linkOf(db, learner.id, actor.id);
  if (link && endsLinkOnly(actor, link)) unlinkParent(db, link.id);
  else deleteAccount(db, learner.id);
  return deleted();
});
