import { has, lists, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const formerLearners = scenario(
  'former-learners',
  'A user who gets another role is no longer a learner for anyone, until the user becomes a Learner again.',
  async ({ admin, visitor, as, createUser, createChild, prefix, password }) => {
    const parent = await createUser('Parent', 'Lindiwe-former');
    const child = await createChild(parent, 'Lwazi');
    const userName = `${prefix}.former`;
    await parent.setLearnerLogin({
      body: { learnerId: child.id, userName, password, confirmPassword: password },
    });
    const { token } = await visitor.loginUser({ body: { emailOrUserName: userName, password } });
    has(await as(token).getMyLearnerProfile(), { id: child.id });
    has(await parent.getParentProfile(), { learnerCount: 1 });

    await admin.assignUserRole({ id: child.id, body: { role: 'Tutor' } });
    await as(token).getMyLearnerProfile().refused(403);
    await parent.getLearner({ id: child.id }).refused(404);
    await admin.getLearner({ id: child.id }).refused(404);
    has(await parent.listMyLearners(), { length: 0 });
    omits(await admin.listLearners(), { id: child.id });
    has(await parent.getParentProfile(), { learnerCount: 0 });

    await admin.assignUserRole({ id: child.id, body: { role: 'Learner' } });
    lists(await parent.listMyLearners(), { id: child.id });
  },
);
