import { answered, answersIn, dataOf, save, submit } from '../kit/answers.ts';
import { equals, has, holds, item, lacks } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { question, saveActivity } from './authoring.ts';

const whileIsALoop = { question: 'The keyword while starts a loop.', correctAnswer: true };

export const questionsSaved = scenario(
  'questions-saved',
  'Questions are sorted by their number, then by their position, and new ones get an id.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of questions saved');
    const { activityId: id } = classroom;
    const learner = await createLearner('saved-questions', classroom.gradeId);
    const { questions } = await admin.getActivity({ id });
    const openQuestion = { prompt: 'What do you like about {}?', correctAnswer: null };

    const saved = await saveActivity(admin, classroom, {
      questions: [
        { ...item(questions, 0), sortOrder: 7 },
        question('textAnswer', openQuestion, { sortOrder: 9 }),
        { ...item(questions, 1), sortOrder: 7 },
        question('truefalse', whileIsALoop, { sortOrder: 0 }),
      ],
    });
    const order = {
      length: 4,
      0: { type: 'truefalse', sortOrder: 0 },
      1: { id: classroom.trueFalse, sortOrder: 1 },
      2: { id: classroom.singleChoice, sortOrder: 2 },
      3: { type: 'textAnswer', sortOrder: 3 },
    } as const;
    has(saved, { questions: order, totalScore: 3 });
    const ids = new Set(saved.questions.map((one) => one.id));
    holds(saved, 'four different ids', ids.size === 4, [...ids]);
    has(await admin.getActivity({ id }), { questions: order });

    const sheet = await learner.getActivityAnswerSheet({ id });
    has(sheet, { questions: order });
    const newQuestion = item(sheet.questions, 0);
    has(dataOf(newQuestion), { question: whileIsALoop.question });
    lacks(newQuestion.data, /correctAnswer/);
  },
);

export const questionsRemoved = scenario(
  'questions-removed',
  'A question that is not sent is deleted; attempts keep it, and the other saved answers stay.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of questions removed');
    const { activityId: id, trueFalse } = classroom;
    const learner = await createLearner('removed-questions', classroom.gradeId);
    const attempt = await submit(learner, classroom, { trueFalse: false, text: 'continue' });
    await save(learner, classroom, answered(classroom, { trueFalse: true, singleChoice: '[]' }));

    const { questions } = await admin.getActivity({ id });
    const saved = await saveActivity(admin, classroom, { questions: questions.slice(1) });
    has(saved, { totalScore: 4, questions: { length: 4, 0: { id: classroom.singleChoice, sortOrder: 0 } } });
    const sheet = await learner.getActivityAnswerSheet({ id });
    has(answersIn(sheet), ['[]', null, null, null]);
    await save(learner, classroom, answered(classroom, { trueFalse: true })).refused(400);

    const { results } = await learner.getActivity({ id });
    has(results, { 0: { totalScore: 1, activityTotalScore: 5 } });
    has(await saveActivity(admin, classroom, { questions: [] }), {
      totalScore: 0,
      questions: { length: 0 },
    });
    const result = await learner.getActivityResult({ id: attempt.id });
    has(result, { totalScore: 1, activityTotalScore: 5, questions: { length: 5, 0: { id: trueFalse } } });
    has(answersIn(result), [false, null, null, null, 'continue']);
  },
);

export const questionData = scenario(
  'question-data',
  'The server takes the answer key of a paragraph from its blanks, and drops what belongs to attempts.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of question data');
    const choice = { prompt: 'Which?', options: ['for', 'if'] };
    const saved = await saveActivity(admin, classroom, {
      questions: [
        question('fillInTheBlanks', {
          paragraph: '[[1]] and [[two]]',
          correctAnswers: ['three'],
          feedBack: 'So.',
          answer: ['x'],
          score: 1,
        }),
        question('mcqMultiAnswer', { ...choice, correctAnswers: ['for'], selectedAnswers: ['if'] }),
        question('questionSingleAnswer', { ...choice, correctAnswer: 'for' }),
        question('textAnswer', { prompt: 'Why?', correctAnswer: ' ' }),
      ],
    });
    // Blank expected words: the last question does not count.
    has(saved, { totalScore: 3 });
    has(dataOf(item(saved.questions, 0)), {
      paragraph: '[[1]] and [[two]]',
      correctAnswers: ['1', 'two'],
      feedBack: 'So.',
      answer: undefined,
      score: undefined,
    });
    has(dataOf(item(saved.questions, 1)), { correctAnswers: ['for'], selectedAnswers: undefined });

    const singleChoice = item(saved.questions, 2);
    has(singleChoice, { type: 'mcqSingleAnswer' });
    const again = await saveActivity(admin, classroom, {
      questions: [{ ...singleChoice, type: 'questionSingleAnswer' }],
    });
    has(again, { questions: { length: 1, 0: { id: singleChoice.id, type: 'mcqSingleAnswer' } } });
  },
);

export const blanksWithCode = scenario(
  'blanks-with-code',
  'A blank ends where its brackets do, so that its word may be code; learners receive it empty.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of blanks with code');
    const { activityId } = classroom;
    const learner = await createLearner('blanks-with-code', classroom.gradeId);
    const paragraph = 'x = list[0]. First [[list[0]]], then [[grid[row[0]]]].';
    const { questions } = await saveActivity(admin, classroom, {
      questions: [question('fillInTheBlanks', { paragraph, correctAnswers: [] })],
    });
    has(dataOf(item(questions, 0)), { paragraph, correctAnswers: ['list[0]', 'grid[row[0]]'] });

    const sheet = await learner.getActivityAnswerSheet({ id: activityId });
    const { id, data } = item(sheet.questions, 0);
    const received = dataOf({ data });
    equals(String(received['paragraph']), 'x = list[0]. First [[]], then [[]].');
    const answer = ['list[0]', ' grid[row[0]] '];
    const attempt = await learner.submitActivityAnswers({
      body: {
        activityId,
        questions: [{ id, type: 'fillInTheBlanks', data: JSON.stringify({ ...received, answer }) }],
      },
    });
    has(attempt, { totalScore: 1, activityTotalScore: 1 });
  },
);
