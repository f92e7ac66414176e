import type { Question } from '../question.ts';

const base = { id: 'que-half', type: 'mcqSingleAnswer', sortOrder: 1, mediaPath: null };
const content = { prompt: 'Which fraction is equal to one half?', options: ['2/4', '2/3', '3/5', '1/3'] };
const withAnswerKey = {
  ...content,
  correctAnswer: '2/4',
  feedBack: 'Cut both bars in four: two of the four pieces are one half.',
};

export const singleChoiceSamples = {
  empty: { ...base, data: content },
  answered: { ...base, data: { ...content, answer: '2/3' } },
  authored: { ...base, data: withAnswerKey },
  right: { ...base, data: { ...withAnswerKey, answer: '2/4', score: 1 } },
  wrong: { ...base, data: { ...withAnswerKey, answer: '3/5', score: 0 } },
  unanswered: { ...base, data: { ...withAnswerKey, answer: null, score: 0 } },
  long: {
    ...base,
    type: 'questionSingleAnswer',
    data: {
      prompt:
        'Why does the shadow of the flagpole on the school field get shorter until noon and longer after it?',
      options: [
        'Because the earth turns, so the sun is highest in the sky at noon and its light falls most steeply.',
        'Because the flagpole grows when it is warm.',
        'Because the sun comes nearer to the earth in the morning and goes away again in the afternoon, every day of the year.',
      ],
    },
  },
} satisfies Record<string, Question>;
