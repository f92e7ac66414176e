import { has, holds, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const activitiesCreated = scenario(
  'activities-created',
  'A new activity has no questions and no media, and learners find it at once.',
  async ({ admin, name, createClassroom, createLearner, createUser }) => {
    const { gradeId, topicId } = await createClassroom('Grade of activities created');
    const tutor = await createUser('Tutor', 'creating-tutor');
    const learner = await createLearner('creating-learner', gradeId);
    const title = name('Until');

    const created = await tutor.createActivity({ body: { title, topicId } });
    const { id } = created;
    has(created, {
      title,
      topicId,
      description: null,
      totalScore: 0,
      mediaPath: null,
      lastModifiedUserId: tutor.id,
      questions: { length: 0 },
      results: { length: 0 },
    });
    has(await learner.getActivity({ id }), { title, topicId, description: null, questions: { length: 0 } });
    lists(await learner.listActivitiesByTopic({ id: topicId }), { id, title });

    const sameTitle = await tutor.createActivity({ body: { title, topicId, description: 'Again.' } });
    has(sameTitle, { title, description: 'Again.' });
    holds(sameTitle, 'a new activity', sameTitle.id !== id, sameTitle.id);

    await tutor.createActivity({ body: { title, topicId: unknownId } }).refused(404);
    await tutor.createActivity({ body: { title: ' ', topicId } }).refused(400);
    has(await admin.listActivitiesByTopic({ id: topicId }), { length: 3 });
  },
);
