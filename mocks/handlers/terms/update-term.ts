import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/record-updates.ts';

export const updateTerm = operation('updateTerm', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  return ok(db.terms.update(path.id, body));
});
