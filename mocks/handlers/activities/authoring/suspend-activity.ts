import { Conflict } from '#mocks/rules/failure.ts';
import { ok, operation } from '#mocks/server/operation.ts';

export const suspendActivity = operation('suspendActivity', ({ body, actor, db }) => {
  const { id, isSuspended } = db.activities.getOrThrow(body.id);
  if (isSuspended) throw new Conflict('This activity is already suspended.');
  db.activities.update(id, { isSuspended: true, lastModifiedUserId: actor.id });
  return ok({ message: 'The activity is suspended.' });
});
