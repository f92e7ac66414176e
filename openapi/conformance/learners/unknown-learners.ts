import { has } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

export const unknownLearners = scenario(
  'unknown-learners',
  'Callers with access to every learner get 404 for an id that belongs to no learner.',
  async ({ admin, createUser, email, prefix, password }) => {
    const moderator = await createUser('Moderator', 'Karabo-reads');
    const learner = await admin.createLearner({
      body: {
        name: 'Sizwe',
        surname: prefix,
        dateOfBirth: '2015-06-16',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    has(await moderator.getLearner({ id: learner.id }), { id: learner.id });
    await moderator.getLearner({ id: unknownId }).refused(404);

    const record = recordOf(learner, email('Sizwe-unknown'), unknownId);
    const login = { userName: `${prefix}.unknown`, password, confirmPassword: password };
    const invitation = { email: email('unknown'), relationship: 'Guardian' } as const;
    for (const id of [unknownId, moderator.id]) {
      await admin.getLearner({ id }).refused(404);
      await admin.updateLearner({ body: { ...record, id } }).refused(404);
      await admin.updateLearner({ body: { id, avatar: null } }).refused(404);
      await admin.setLearnerLogin({ body: { learnerId: id, ...login } }).refused(404);
      await admin.inviteParent({ body: { ...invitation, learnerId: id } }).refused(404);
      await admin.impersonateLearner({ body: { learnerId: id } }).refused(404);
      await admin.deleteLearner({ id }).refused(404);
    }
  },
);
