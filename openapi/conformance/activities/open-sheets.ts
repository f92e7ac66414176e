import { holds, item, lacks, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const openSheets = scenario(
  'open-sheets',
  'When two tabs send answers to the same question, the newer answer is saved.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of open sheets');
    const learner = await createLearner('Sheets-Anna', classroom.gradeId);
    // onSuccess: [{"name": "compares answers", "type": "goto", "stepId": "save-older", "criteria": [{"context": "$response.body#/questions/0/answerChangedAtUtc", "condition": "^\\d{4}-", "type": "regex"}]}, {"name": "does not", "type": "goto", "stepId": "delete-learner"}]
    matches(
      item(
        (
          await learner.saveActivityAnswers({
            id: classroom.activityId,
            body: {
              questions: [
                {
                  id: classroom.trueFalse,
                  type: 'truefalse',
                  data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
                },
              ],
            },
          })
        ).questions,
        0,
      ).data,
      /"answer":\s*true/,
    );
    // From another tab: an answer older than the saved one, and then the first answer to another question.
    const activityAnswers = await learner.saveActivityAnswers({
      id: classroom.activityId,
      body: {
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
            answerChangedAtUtc: '2001-01-01T00:00:00Z',
          },
          {
            id: classroom.text,
            type: 'textAnswer',
            data: json({ prompt: 'Which keyword leaves a loop?', answer: 'continue' }),
            answerChangedAtUtc: '2001-01-01T00:00:00Z',
          },
        ],
      },
    });
    matches(item(activityAnswers.questions, 0).data, /"answer":\s*true/);
    matches(item(activityAnswers.questions, 4).data, /continue/);
    const activityAnswers2 = await learner.saveActivityAnswers({
      id: classroom.activityId,
      body: {
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.' }),
            answerChangedAtUtc: null,
          },
        ],
      },
    });
    matches(item(activityAnswers2.questions, 0).data, /"answer":\s*true/);
    matches(item(activityAnswers2.questions, 4).data, /continue/);
    // The client's clock is fast: the time of arrival applies, so this answer is the newest.
    const activityAnswers3 = await learner.saveActivityAnswers({
      id: classroom.activityId,
      body: {
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
            answerChangedAtUtc: '2199-01-01T00:00:00Z',
          },
        ],
      },
    });
    matches(item(activityAnswers3.questions, 0).data, /"answer":\s*false/);
    matches(item(activityAnswers3.questions, 4).data, /continue/);
    holds(
      activityAnswers3,
      "questions/0/answerChangedAtUtc is before '2199'",
      (item(activityAnswers3.questions, 0).answerChangedAtUtc ?? '') < '2199',
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
    // A tab that does not know of the submission must not restore submitted answers.
    const activityAnswers4 = await learner.saveActivityAnswers({
      id: classroom.activityId,
      body: {
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
            answerChangedAtUtc: '2001-01-01T00:00:00Z',
          },
          {
            id: classroom.text,
            type: 'textAnswer',
            data: json({ prompt: 'Which keyword leaves a loop?', answer: 'continue' }),
            answerChangedAtUtc: '2001-01-01T00:00:00Z',
          },
        ],
      },
    });
    lacks(item(activityAnswers4.questions, 0).data, /"answer":\s*true/);
    lacks(item(activityAnswers4.questions, 4).data, /continue/);
    await admin.deleteUser({ id: learner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
