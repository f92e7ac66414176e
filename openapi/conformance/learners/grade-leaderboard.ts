import { has, item, omits } from '../kit/expect.ts';
import { json, scenario, type User, unknownId } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

const prompt = 'Which keyword leaves a loop such as {}?';

export const gradeLeaderboard = scenario(
  'grade-leaderboard',
  'The leaderboard of a grade adds the best attempts of each active learner, and leaves out learners without one.',
  async ({ admin, createClassroom, createLearner, createUser, name }) => {
    const { gradeId, topicId, activityId, text } = await createClassroom('Grade of a leaderboard');
    const fields = { title: name('Leaving loops'), description: 'One question.', topicId };
    const { id: secondActivityId } = await admin.createActivity({ body: fields });
    const data = json({ prompt, correctAnswer: 'break' });
    const newQuestion = { type: 'textAnswer', data, sortOrder: 1, mediaPath: null };
    const secondActivity = { ...fields, questions: [newQuestion] };
    const { questions } = await admin.updateActivity({
      id: secondActivityId,
      form: { model: JSON.stringify(secondActivity) },
    });
    const submit = (learner: User, activity: string, question: string, answer: string) =>
      learner.submitActivityAnswers({
        body: {
          activityId: activity,
          questions: [{ id: question, type: 'textAnswer', data: json({ prompt, answer }) }],
        },
      });

    const ayanda = await createLearner('ayanda-ranks', gradeId);
    const bongani = await createLearner('Bongani-ranks', gradeId);
    const chipo = await createLearner('Chipo-ranks', gradeId);
    const dineo = await createLearner('Dineo-ranks', gradeId);
    for (const learner of [ayanda, bongani, chipo]) await submit(learner, activityId, text, 'break');
    await submit(bongani, activityId, text, 'goto');
    await submit(chipo, secondActivityId, item(questions, 0).id, 'break');

    // Any signed-in user may read it.
    const parent = await createUser('Parent', 'Esihle-reads');
    const rows = await parent.getGradeLeaderboard({ gradeId });
    has(rows, {
      length: 3,
      0: { learnerId: chipo.id, firstName: 'Chipo-ranks', totalScore: 2 },
      1: { learnerId: ayanda.id, totalScore: 1 },
      2: { learnerId: bongani.id, totalScore: 1 },
    });
    omits(rows, { learnerId: dineo.id });

    const record = recordOf(await admin.getLearner({ id: chipo.id }), chipo.email);
    await admin.updateLearner({ body: { ...record, isActive: false } });
    has(await dineo.getGradeLeaderboard({ gradeId }), { length: 2, 0: { learnerId: ayanda.id } });
    await parent.getGradeLeaderboard({ gradeId: unknownId }).refused(404);
  },
);
