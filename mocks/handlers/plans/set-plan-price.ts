import { ok, operation } from '../../server/operation.ts';

/** For purchases and renewals from now on: a current term keeps the price at which it was bought. */
export const setPlanPrice = operation('setPlanPrice', ({ path, body, db }) =>
  ok(db.plans.update(path.id, { price: body.price })),
);
