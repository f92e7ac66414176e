import { concurrency, pool } from '../../tools/verify/calls/pool.ts';
import { has, lists } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

/** More than the pages of common frameworks have: 20, 25, 50, 100. */
const count = 101;

export const manyTopics = scenario(
  'many-topics',
  'Lists of more than 100 topics or activities are complete, and so are 200 questions.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const { gradeId, subjectId, topicId, activityId } = await createClassroom('Grade of many topics');
    const learner = await createLearner('many-topics', gradeId);
    const more = Array.from({ length: count - 1 }, (_, index) => name(`No. ${index}`));
    await pool(concurrency, more, async (title) => {
      await admin.createTopic({ body: { title, subjectId } });
      await admin.createActivity({ body: { title, topicId } });
    });
    for (const list of [
      await learner.listTopicsBySubject({ id: subjectId }),
      await learner.listActivitiesByTopic({ id: topicId }),
      await learner.listActivitiesBySubject({ id: subjectId }),
      await learner.listActivitiesForLearner({ learnerId: learner.id }),
      await learner.listActivitiesWithResults({ topicId }),
    ]) {
      has(list, { length: count });
    }

    const data = json({ question: 'Does it end?', correctAnswer: true });
    const questions = Array.from({ length: 200 }, (_, sortOrder) => ({
      type: 'truefalse',
      data,
      sortOrder,
      mediaPath: null,
    }));
    const model = json({ title: name('Many questions'), description: null, topicId, questions });
    await admin.updateActivity({ id: activityId, form: { model } });
    has(await admin.getActivity({ id: activityId }), { questions: { length: 200 } });
    has(await learner.getActivityAnswerSheet({ id: activityId }), { questions: { length: 200 } });
    const attempt = await learner.submitActivityAnswers({ body: { activityId, questions: [] } });
    has(await learner.getActivityResult({ id: attempt.id }), { questions: { length: 200 } });
    const listed = lists(await learner.listActivitiesByTopic({ id: topicId }), { id: activityId });
    has(listed, { questions: { length: 200 } });
    await admin.deleteSubject({ id: subjectId });
  },
);
