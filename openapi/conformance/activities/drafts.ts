import { item, lacks, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const drafts = scenario(
  'drafts',
  'Saved answers are private to the learner until they are submitted.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of drafts');
    const learner = await createLearner('Drafts-Anna', classroom.gradeId);
    const otherLearner = await createLearner('Drafts-Ben', classroom.gradeId);
    const activityAnswers = await learner.saveActivityAnswers({
      id: classroom.activityId,
      body: {
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
          },
          {
            id: classroom.fillIn,
            type: 'fillInTheBlanks',
            data: json({
              paragraph: 'A {} of [[]] runs while its condition is [[]].',
              hint: 'Think of English.',
              answer: ['while', ''],
            }),
          },
        ],
      },
    });
    matches(item(activityAnswers.questions, 0).data, /"answer":\s*true/);
    matches(item(activityAnswers.questions, 3).data, /"answer":\s*\[\s*"while",\s*""\s*\]/);
    const activityAnswerSheet = await learner.getActivityAnswerSheet({ id: classroom.activityId });
    matches(item(activityAnswerSheet.questions, 0).data, /"answer":\s*true/);
    matches(item(activityAnswerSheet.questions, 3).data, /"answer":\s*\[\s*"while",\s*""\s*\]/);
    lacks(
      item((await otherLearner.getActivityAnswerSheet({ id: classroom.activityId })).questions, 0).data,
      /"answer":\s*true/,
    );
    // The new answers replace all saved ones.
    const activityAnswers2 = await learner.saveActivityAnswers({
      id: classroom.activityId,
      body: {
        questions: [
          {
            id: classroom.text,
            type: 'textAnswer',
            data: json({ prompt: 'Which keyword leaves a loop?', answer: 'continue' }),
          },
        ],
      },
    });
    lacks(item(activityAnswers2.questions, 0).data, /"answer":\s*true/);
    matches(item(activityAnswers2.questions, 4).data, /continue/);
    await learner
      .saveActivityAnswers({
        id: classroom.activityId,
        body: {
          questions: [
            {
              id: 'contract-verify-unknown',
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
            },
          ],
        },
      })
      .refused(400);
    await learner
      .saveActivityAnswers({
        id: classroom.activityId,
        body: {
          questions: [
            {
              id: classroom.trueFalse,
              type: 'textAnswer',
              data: json({ prompt: 'Which keyword leaves a loop?', answer: 'break' }),
            },
          ],
        },
      })
      .refused(400);
    await learner
      .saveActivityAnswers({
        id: classroom.activityId,
        body: {
          questions: [
            {
              id: classroom.trueFalse,
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
            },
            {
              id: classroom.trueFalse,
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
            },
          ],
        },
      })
      .refused(400);
    await learner
      .saveActivityAnswers({ id: 'contract-verify-unknown', body: { questions: [] } })
      .refused(404);
    matches(
      item((await learner.getActivityAnswerSheet({ id: classroom.activityId })).questions, 4).data,
      /continue/,
    );
    await learner.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
          },
        ],
      },
    });
    lacks(
      item((await learner.getActivityAnswerSheet({ id: classroom.activityId })).questions, 4).data,
      /continue/,
    );
    await admin.deleteUser({ id: learner.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
