import type { Question } from '../question.ts';

const base = { id: 'que-sixes', type: 'mcqMultiAnswer', sortOrder: 2, mediaPath: null };
const content = { prompt: 'Choose all the multiples of 6.', options: ['12', '20', '18', '24'] };
const withAnswerKey = {
  ...content,
  correctAnswers: ['12', '18', '24'],
  feedBack: 'Count in sixes: 6, 12, 18, 24. You never land on 20.',
};

export const multipleChoiceSamples = {
  empty: { ...base, data: content },
  answered: { ...base, data: { ...content, selectedAnswers: ['12', '18'] } },
  olderName: { ...base, data: { ...content, answers: ['12'] } },
  authored: { ...base, data: withAnswerKey },
  right: { ...base, data: { ...withAnswerKey, selectedAnswers: ['12', '18', '24'], score: 1 } },
  wrong: { ...base, data: { ...withAnswerKey, selectedAnswers: ['12', '20', '18'], score: 0 } },
  unanswered: { ...base, data: { ...withAnswerKey, selectedAnswers: [], score: 0 } },
  long: {
    ...base,
    data: {
      prompt:
        'Which of these help to save water at home when it has not rained in the catchment for many weeks?',
      options: [
        'Washing the dishes in a basin instead of under a running tap, and using the water again for the garden.',
        'Taking a short shower.',
        'Leaving the tap open while brushing your teeth, because the dam is far away.',
      ],
    },
  },
} satisfies Record<string, Question>;
