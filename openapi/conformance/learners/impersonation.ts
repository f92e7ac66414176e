import { has, holds, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const impersonation = scenario(
  'impersonation',
  "An adult who acts as a learner has only the learner's rights, as long as the adult may act as the learner.",
  async ({ admin, as, createUser, createChild }) => {
    const parent = await createUser('Parent', 'Mpho-acts');
    const child = await createChild(parent, 'Sizwe');
    const sibling = await createChild(parent, 'Thabo');
    const session = await parent.impersonateLearner({ body: { learnerId: child.id } });
    holds(session, 'no refresh token', session.refreshToken === undefined);
    const actingParent = as(session.token);
    has(await actingParent.getMyLearnerProfile(), { id: child.id, lastLoginDate: null });
    await actingParent.getLearner({ id: sibling.id }).refused(403);
    await actingParent.impersonateLearner({ body: { learnerId: sibling.id } }).refused(403);
    await actingParent.listMyLearners().refused(403);
    await actingParent.getParentProfile().refused(403);
    await actingParent.deleteLearner({ id: child.id }).refused(403);
    lists(await parent.listMyLearners(), { id: child.id });

    const actingAdmin = as((await admin.impersonateLearner({ body: { learnerId: child.id } })).token);
    has(await actingAdmin.getMyLearnerProfile(), { id: child.id });
    await admin.deleteUser({ id: parent.id });
    await actingParent.getMyLearnerProfile().refused(401);
    has(await actingAdmin.getMyLearnerProfile(), { parents: { length: 0 } });
    await admin.deleteLearner({ id: child.id });
    await actingAdmin.getMyLearnerProfile().refused(401);
  },
);
