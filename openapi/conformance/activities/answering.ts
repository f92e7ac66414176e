import { answered, answersIn, dataOf, submit, submitQuestions } from '../kit/answers.ts';
import { blames, has, holds, item, lacks, lists } from '../kit/expect.ts';
import { atOnce } from '../kit/race.ts';
import { json, scenario, unknownId } from '../kit/scenario.ts';
import { question, saveActivity } from './authoring.ts';

export const answering = scenario(
  'answering',
  'The answer sheet does not contain the answer key, and only the server marks the answers.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of answering');
    const { activityId: id, topicId } = classroom;
    const learner = await createLearner('answering-learner', classroom.gradeId);
    const otherLearner = await createLearner('answering-other', classroom.gradeId);
    for (const user of [learner, admin]) {
      const sheet = await user.getActivityAnswerSheet({ id });
      has(sheet, { topicId, questions: { length: 5, 0: { id: classroom.trueFalse } } });
      for (const { data } of sheet.questions) lacks(data, /correctAnswer|modelAnswer|feedBack|score|\[\[\w/);
    }

    // The single choice and one of the two blanks are wrong.
    const first = await learner.submitActivityAnswers({
      body: {
        activityId: id,
        topicId,
        questions: answered(classroom, {
          trueFalse: false,
          singleChoice: '[]',
          multiChoice: ['while', 'for'],
          fillIn: ['while', 'false'],
          text: ' BREAK ',
        }),
        totalScore: 99,
      },
    });
    has(first, { activityId: id, attemptNumber: 1, totalScore: 3.5, activityTotalScore: 5 });
    const second = await learner.submitActivityAnswers({
      body: { activityId: id, questions: [], totalScore: 5 },
    });
    has(second, { attemptNumber: 2, totalScore: 0, activityTotalScore: 5 });
    holds(second, 'another attempt', second.id !== first.id, second.id);
    has(await submit(otherLearner, classroom, { singleChoice: '{}' }), { attemptNumber: 1, totalScore: 1 });
  },
);

export const simultaneousSubmissions = scenario(
  'simultaneous-submissions',
  'Each of several submissions that arrive at the same time becomes an attempt with its own number.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of simultaneous submissions');
    const { activityId, topicId } = classroom;
    // An Admin has no daily limit.
    const texts = ['break', 'continue', 'break', 'return'];
    const sent = await atOnce((index) => submit(admin, classroom, { text: texts[index] ?? '' }), 201);
    const activity = lists(await admin.listActivitiesWithResults({ topicId }), { id: activityId });
    const attempts = activity.results.map(({ id, attemptNumber, totalScore }) => ({
      id,
      attemptNumber,
      totalScore,
    }));
    const numbers = attempts.map(({ attemptNumber }) => attemptNumber);
    has(
      numbers.toSorted((one, other) => one - other),
      [1, 2, 3, 4],
    );
    for (const [index, { body }] of sent.entries()) {
      const { id, attemptNumber } = body as { id: string; attemptNumber: number };
      lists(attempts, { id, attemptNumber, totalScore: texts[index] === 'break' ? 1 : 0 });
    }
  },
);

export const answersRefused = scenario(
  'answers-refused',
  'Answers to a question that occurs twice, has another type or belongs to another activity are refused.',
  async ({ createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of answers refused');
    const learner = await createLearner('answers-refused', classroom.gradeId);
    const answer = (trueFalse: boolean) => answered(classroom, { trueFalse });
    const ofText = answered({ ...classroom, text: classroom.trueFalse }, { text: 'break' });
    const unknown = answered({ ...classroom, trueFalse: unknownId }, { trueFalse: true });

    const refused = (questions: ReturnType<typeof answered>) =>
      submitQuestions(learner, classroom, questions).refused(400);
    blames(await refused([...answer(true), ...answer(false)]), 'questions.1.id');
    blames(await refused(unknown), 'questions.0.id');
    await refused(ofText);
    await submit(learner, { ...classroom, activityId: unknownId }).refused(404);
    has(await learner.listLearnerActivityResults({ learnerId: learner.id }), { length: 0 });
  },
);

export const openQuestions = scenario(
  'open-questions',
  'A question without expected words is not marked, and only the result contains its model answer.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of open questions');
    const { activityId: id } = classroom;
    const parent = await createUser('Parent', 'open-questions');
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const modelAnswer = 'It repeats a block.';
    const prompt = 'What does a loop do?';
    const saved = await saveActivity(admin, classroom, {
      questions: [
        question('truefalse', { question: 'So?', correctAnswer: true }),
        question('textAnswer', { prompt, correctAnswer: null, modelAnswer }, { sortOrder: 1 }),
      ],
    });
    has(saved, { totalScore: 1 });
    has(dataOf(item(saved.questions, 1)), { modelAnswer });

    const sheet = await learner.getActivityAnswerSheet({ id });
    const { id: openId, data } = item(sheet.questions, 1);
    lacks(data, /modelAnswer|repeats a block/);
    const attempt = await learner.submitActivityAnswers({
      body: {
        activityId: id,
        questions: [{ id: openId, type: 'textAnswer', data: json({ prompt, answer: modelAnswer }) }],
      },
    });
    has(attempt, { totalScore: 0, activityTotalScore: 1 });
    for (const reader of [learner, parent]) {
      const result = await reader.getActivityResult({ id: attempt.id });
      has(answersIn(result), [null, modelAnswer]);
      has(dataOf(item(result.questions, 1)), { correctAnswer: null, modelAnswer, score: 0 });
    }
  },
);
