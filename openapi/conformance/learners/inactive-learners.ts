import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

export const inactiveLearners = scenario(
  'inactive-learners',
  'An inactive learner cannot sign in, and no adult can act as the learner, but the lists of adults show the learner.',
  async ({ admin, visitor, as, createUser, createChild, email, name, prefix, password }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of an inactive learner') } });
    const parent = await createUser('Parent', 'Ilse-is-strict');
    const child = await createChild(parent, 'Sizwe', grade.id);
    const userName = `${prefix}.pupil`;
    await parent.setLearnerLogin({
      body: { learnerId: child.id, userName, password, confirmPassword: password },
    });
    const signIn = () => visitor.loginUser({ body: { emailOrUserName: userName, password } });
    const learner = as((await signIn()).token);
    const record = recordOf(await learner.getMyLearnerProfile(), email('Sizwe-inactive'));
    const inactive = { ...record, isActive: false };

    await learner.updateLearner({ body: inactive }).refused(400);
    has(await parent.updateLearner({ body: inactive }), { isActive: false });
    await learner.getMyLearnerProfile().refused(401);
    await child.getMyLearnerProfile().refused(401);
    await signIn().refused(401);
    await parent.impersonateLearner({ body: { learnerId: child.id } }).refused(403);
    lists(await parent.listMyLearners(), { id: child.id, isActive: false });
    lists(await admin.listLearners(), { id: child.id, isActive: false });
    lists(await admin.listLearnersByGrade({ gradeId: grade.id }), { id: child.id });

    has(await parent.updateLearner({ body: record }), { isActive: true });
    await signIn();
  },
);
