import { normalizePhoneNumbers } from '#mocks/rules/accounts/user-details.ts';
import { toCampus } from '../../serializers/campus.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSameId, requireSameVersion } from '../../services/record-updates.ts';

export const updateCampus = operation('updateCampus', ({ path, body: { version, ...details }, db }) => {
  requireSameId(path.id, details.id);
  const campus = db.campuses.getOrThrow(path.id);
  requireSameVersion(toCampus(campus), version);
  return ok(toCampus(db.campuses.update(campus.id, normalizePhoneNumbers(details))));
});
