import examples from '../../rules/examples.json' with { type: 'json' };
import { isBlank } from '../../rules/text.ts';
import { dataOf } from '../kit/answers.ts';
import { has, holds, item } from '../kit/expect.ts';
import { json, scenario, type Context } from '../kit/scenario.ts';
import { question, saveActivity } from './authoring.ts';

/** A question, an answer to it, and the score of this answer. */
interface Case {
  type: string;
  /** As an author sends it. */
  data: object;
  /** The property of the answer. */
  answer: object;
  score: number;
  because: string;
}

/** Submits one activity with all these questions, and expects each score. */
async function expectScores(context: Context, gradeTitle: string, cases: readonly Case[]): Promise<void> {
  const { admin, createClassroom, createLearner } = context;
  const classroom = await createClassroom(gradeTitle);
  const { activityId: id, gradeId } = classroom;
  const learner = await createLearner(`${gradeTitle.replaceAll(' ', '-')}-learner`, gradeId);
  await saveActivity(admin, classroom, {
    questions: cases.map(({ type, data }, sortOrder) => question(type, data, { sortOrder })),
  });
  const sheet = await learner.getActivityAnswerSheet({ id });
  const questions = cases.map(({ type, answer }, index) => {
    const received = item(sheet.questions, index);
    return { id: received.id, type, data: json({ ...dataOf(received), ...answer }) };
  });
  const attempt = await learner.submitActivityAnswers({
    body: { activityId: id, questions: questions as never },
  });
  const result = await learner.getActivityResult({ id: attempt.id });
  for (const [index, { score, because, data, answer }] of cases.entries()) {
    const marked = dataOf(item(result.questions, index));
    const text = `${json(answer)} for ${json(data)}: score ${score} (${because})`;
    holds(result, text, marked['score'] === score, marked['score']);
  }
  const sum = cases.reduce((total, { score }) => total + Math.round(score * 100), 0) / 100;
  has(attempt, { totalScore: sum, activityTotalScore: cases.length });
}

const textAnswer = (key: string, answer: string, score: number, because: string): Case => ({
  type: 'textAnswer',
  data: { prompt: 'Answer.', correctAnswer: key },
  answer: { answer },
  score,
  because,
});

export const comparedAnswers = scenario(
  'compared-answers',
  'Answers are compared in their normal form, and numbers by their value.',
  async (context) => {
    const { acceptedAnswers, refusedAnswers, sameText } = examples;
    await expectScores(
      context,
      'Grade of compared answers',
      [
        ...acceptedAnswers.map(({ key, answer }) => ({ key, answer, score: 1, because: 'The same value.' })),
        ...refusedAnswers.map((example) => ({ ...example, score: 0 })),
        ...sameText.map(({ one, other, because }) => ({ key: one, answer: other, score: 1, because })),
        { key: '1000', answer: '1\u00A0000', score: 1, because: 'A no-break space.' },
        { key: '1000', answer: '1\u202F000', score: 1, because: 'A narrow no-break space.' },
        { key: '0.1', answer: '0.10000000000000001', score: 0, because: 'The value is exact.' },
        { key: 'cafe', answer: 'café', score: 0, because: 'Accents count.' },
        { key: 'Straße', answer: 'STRASSE', score: 0, because: 'Only the lower case is compared.' },
        { key: 'Indigo', answer: 'INDIGO', score: 1, because: 'Letter case does not matter.' },
      ]
        .filter(({ key }) => !isBlank(key))
        .map(({ key, answer, score, because }) => textAnswer(key, answer, score, because)),
    );
  },
);

const paragraph = 'From [[Paris]] it is [[1000]] km to [[two words]].';
const blanks = (answer: readonly string[], score: number, because: string): Case => ({
  type: 'fillInTheBlanks',
  data: { paragraph, correctAnswers: [] },
  answer: { answer },
  score,
  because,
});

const options = ['for', 'if', 'while', 'For'];
const choices = (answer: object, score: number, because: string): Case => ({
  type: 'mcqMultiAnswer',
  data: { prompt: 'Which are loops?', options, correctAnswers: ['for', 'while'] },
  answer,
  score,
  because,
});
const choice = (answer: object, score: number, because: string): Case => ({
  type: 'mcqSingleAnswer',
  data: { prompt: 'Which is a loop?', options, correctAnswer: 'for' },
  answer,
  score,
  because,
});

export const marking = scenario(
  'marking',
  'Each blank counts a part, and a choice counts as a whole.',
  async (context) => {
    await expectScores(context, 'Grade of marking', [
      blanks(['Paris', '1 000', ' two  words '], 1, 'Each word is right.'),
      blanks(['Paris', '1000,0', ''], 0.67, 'Two of three blanks, rounded.'),
      blanks(['Paris', '1000', 'too'], 0.67, 'The sum adds rounded scores.'),
      blanks(['paris', '1,000', 'two words'], 0.33, 'Letter case matters, and a comma is a decimal comma.'),
      blanks(['Paris', '1000', 'two words', 'more'], 1, 'Words beyond the last blank are ignored.'),
      blanks(['Paris'], 0.33, 'A blank that is not filled is wrong.'),
      choices({ selectedAnswers: ['while', 'for', 'while'] }, 1, 'An option counts once, in any order.'),
      choices({ answers: ['for', 'while'] }, 1, 'The older name of the property.'),
      choices({ selectedAnswers: ['for'] }, 0, 'There is no partial credit.'),
      choices({ selectedAnswers: ['for', 'while', 'if'] }, 0, 'A wrong option.'),
      choices({ selectedAnswers: ['for', 'while', 'do'] }, 0, 'A string that is not an option.'),
      choice({ answer: 'for' }, 1, 'The correct option.'),
      choice({ answer: 'For' }, 0, 'Another option.'),
      choice({ answer: ' for' }, 0, 'Options are not compared in their normal form.'),
      {
        type: 'truefalse',
        data: { question: 'An if is a loop.', correctAnswer: false },
        answer: {},
        score: 0,
        because: 'The question is not answered.',
      },
    ]);
  },
);
