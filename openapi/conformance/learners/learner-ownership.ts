import { has, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

export const learnerOwnership = scenario(
  'learner-ownership',
  'Parents and learners have no access to a learner of another family.',
  async ({ createUser, createChild, email, prefix, password }) => {
    const owner = await createUser('Parent', 'Palesa-owns');
    const child = await createChild(owner, 'Sizwe');
    const stranger = await createUser('Parent', 'Dumisani-is-strange');
    const otherChild = await createChild(stranger, 'Kagiso');
    const before = await owner.getLearner({ id: child.id });
    has(await child.getLearner({ id: child.id }), before);

    for (const caller of [stranger, otherChild]) {
      await caller.getLearner({ id: child.id }).refused(403);
      await caller.getLearner({ id: unknownId }).refused(403);
      const stolen = recordOf({ ...before, name: 'Stolen' }, email('Sizwe-owned'), unknownId);
      await caller.updateLearner({ body: stolen }).refused(403);
      await caller.updateLearner({ body: { id: child.id, avatar: null } }).refused(403);
    }
    await stranger.getLearner({ id: stranger.id }).refused(403);
    const login = { userName: `${prefix}.stolen`, password, confirmPassword: password };
    await stranger.setLearnerLogin({ body: { learnerId: child.id, ...login } }).refused(403);
    const invitation = { email: email('unknown'), relationship: 'Guardian' } as const;
    await stranger.inviteParent({ body: { ...invitation, learnerId: child.id } }).refused(403);
    await child.inviteParent({ body: { ...invitation, learnerId: child.id } }).refused(403);
    await stranger.impersonateLearner({ body: { learnerId: child.id } }).refused(403);
    await stranger.deleteLearner({ id: child.id }).refused(403);

    const ofStranger = await stranger.listMyLearners();
    lists(ofStranger, { id: otherChild.id });
    omits(ofStranger, { id: child.id });
    has(await owner.getLearner({ id: child.id }), before);
  },
);
