import type { components } from '../../../src/api/contract.gen.ts';
import type { Classroom } from './classroom.ts';
import type { Client } from './client.ts';
import { madeOf } from './expect.ts';
import { json } from './scenario.ts';

type AnsweredQuestion = components['schemas']['AnsweredQuestion'];

/** Answers to the questions of a classroom's activity. */
export interface Answers {
  trueFalse?: boolean | undefined;
  singleChoice?: string;
  multiChoice?: readonly string[];
  fillIn?: readonly string[];
  text?: string;
}

/** They score 5. */
export const correctAnswers = {
  trueFalse: false,
  singleChoice: '{}',
  multiChoice: ['for', 'while'],
  fillIn: ['while', 'true'],
  text: 'break',
} as const satisfies Answers;

/** The questions as learners receive them. */
const questions = {
  trueFalse: { type: 'truefalse', data: { question: 'The loop while (true) {} ends by itself.' } },
  singleChoice: {
    type: 'mcqSingleAnswer',
    data: { prompt: 'What surrounds the body of a loop?', options: ['{}', '[]', '()'] },
  },
  multiChoice: {
    type: 'mcqMultiAnswer',
    data: { prompt: 'Which of them are loops? Not {}.', options: ['for', 'if', 'while'] },
  },
  fillIn: {
    type: 'fillInTheBlanks',
    data: { paragraph: 'A {} of [[]] runs while its condition is [[]].', hint: 'Think of English.' },
  },
  text: { type: 'textAnswer', data: { prompt: 'Which keyword leaves a loop such as {}?' } },
} as const;

/**
 * The questions that have an answer, as a learner's client sends them.
 *
 * @param changedAt when the learner changed the answers; null for questions that the learner has not answered
 */
export const answered = (
  classroom: Classroom,
  answers: Answers,
  changedAt?: string | null,
): AnsweredQuestion[] =>
  (Object.entries(answers) as [keyof Answers, unknown][]).map(([name, answer]) => {
    const { type, data } = questions[name];
    const property = type === 'mcqMultiAnswer' ? 'selectedAnswers' : 'answer';
    return {
      id: classroom[name],
      type,
      data: json({ ...data, [property]: answer }),
      ...(changedAt !== undefined && { answerChangedAtUtc: changedAt }),
    };
  });

/** Submits answers to the classroom's activity. */
export const submit = (learner: Client, classroom: Classroom, answers: Answers = {}) =>
  submitQuestions(learner, classroom, answered(classroom, answers));

export const submitQuestions = (
  learner: Client,
  { activityId }: Classroom,
  sent: readonly AnsweredQuestion[],
) => learner.submitActivityAnswers({ body: { activityId, questions: [...sent] } });

/** Saves answers to the classroom's activity without submitting them. */
export const save = (learner: Client, { activityId }: Classroom, sent: readonly AnsweredQuestion[]) =>
  learner.saveActivityAnswers({ id: activityId, body: { questions: [...sent] } });

/** Parses the data of a question. */
export const dataOf = (question: { data: string }): Record<string, unknown> =>
  madeOf(question, JSON.parse(question.data) as Record<string, unknown>, '/data');

/** The learner's answer to each question, in the order of the questions; null without an answer. */
export const answersIn = (activity: { questions: readonly { data: string }[] }): unknown[] =>
  activity.questions.map((question) => {
    const { answer, selectedAnswers } = dataOf(question);
    return answer ?? selectedAnswers ?? null;
  });
