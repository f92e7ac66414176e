import { Invalid } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { getPlanOnSaleOrThrow } from '../../services/subscriptions/subscriptions.ts';
import { guardianEmails, sendUnlockRequests } from '../../services/subscriptions/unlock-requests.ts';

export const createUnlockRequest = operation(
  'createUnlockRequest',
  ({ body, actor, db, now, applicationUrl }) => {
    const hasEmail = 'parentEmail' in body;
    if (!hasEmail && !body.sendToAll && body.guardianIds.length === 0) {
      throw new Invalid({ guardianIds: ['Choose at least one guardian.'] });
    }
    const learner = getLearnerOrThrow(db, actor, body.learnerId);
    const request = hasEmail
      ? { emails: [body.parentEmail], plan: getPlanOnSaleOrThrow(db, body.planId) }
      : { emails: guardianEmails(db, learner.id, body.sendToAll ? 'all' : body.guardianIds) };
    return ok({ to: sendUnlockRequests(db, { ...request, learner, now, applicationUrl }) });
  },
);
