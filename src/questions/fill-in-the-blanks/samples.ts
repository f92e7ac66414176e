import type { Question } from '../question.ts';

const base = { id: 'que-blanks', type: 'fillInTheBlanks', sortOrder: 3, mediaPath: null };
const content = {
  paragraph:
    'Fill in the missing numbers.\nThere are [[]] centimetres in one metre and [[]] metres in one kilometre, so 2 km is the same as [[]] m.',
  hint: '“kilo” means one thousand.',
};
const withAnswerKey = {
  ...content,
  paragraph:
    'Fill in the missing numbers.\nThere are [[100]] centimetres in one metre and [[1000]] metres in one kilometre, so 2 km is the same as [[2000]] m.',
  correctAnswers: ['100', '1000', '2000'],
  feedBack: 'A kilometre is a thousand metres, so two of them are two thousand.',
};

export const fillInSamples = {
  empty: { ...base, data: content },
  started: { ...base, data: { ...content, answer: ['100', '', ''] } },
  answered: { ...base, data: { ...content, answer: ['100', '1000', '200'] } },
  authored: { ...base, data: withAnswerKey },
  right: { ...base, data: { ...withAnswerKey, answer: ['100', ' 1000 ', '2000'], score: 1 } },
  partly: {
    ...base,
    data: { ...withAnswerKey, feedBack: null, answer: ['100', '1000', '200'], score: 0.67 },
  },
  gap: { ...base, data: { ...withAnswerKey, answer: ['100', '', '200'], score: 0.33 } },
  wrong: { ...base, data: { ...withAnswerKey, answer: ['10', '10', '20'], score: 0 } },
  unanswered: { ...base, data: { ...withAnswerKey, answer: [], score: 0 } },
  long: {
    ...base,
    data: {
      paragraph:
        'Green plants make their own food by [[]]. They take in [[]] through small openings in their leaves, and water through their [[]].\nThe green matter that catches the light of the sun is called [[]]. At night, when there is no light, the plant rests from this work and only [[]].',
      answer: ['photosynthesis, with the light of the sun', '', '', '', ''],
    },
  },
} satisfies Record<string, Question>;
