import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { getPlanOnSaleOrThrow } from '../../services/subscriptions/subscriptions.ts';
import { addressesOf, sendUnlockRequests } from '../../services/subscriptions/unlock-requests.ts';

/** The two forms of D-100: to guardians, or to one address for one plan. */
export const createUnlockRequest = operation(
  'createUnlockRequest',
  ({ body, actor, db, now, applicationUrl }) => {
    const isToAddress = 'parentEmail' in body;
    if (!isToAddress && !body.sendToAll && body.guardianIds.length === 0) {
      throw new Invalid({ guardianIds: ['Choose at least one guardian.'] });
    }
    const learner = getLearnerOrThrow(db, actor, body.learnerId);
    const request = isToAddress
      ? { addresses: [body.parentEmail], plan: getPlanOnSaleOrThrow(db, body.planId) }
      : { addresses: addressesOf(db, learner.id, body.sendToAll ? 'all' : body.guardianIds) };
    return ok({ to: sendUnlockRequests(db, { ...request, learner, now, applicationUrl }) });
  },
);
