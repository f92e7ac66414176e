import type { Question } from '../question.ts';

const base = { id: 'que-metre', type: 'truefalse', sortOrder: 0, mediaPath: null };
const question = 'Three quarters of a metre is the same as 75 cm.';
const withAnswerKey = {
  question,
  correctAnswer: true,
  feedBack: 'Yes: a quarter of a metre is 25 cm, and three of them make 75 cm.',
};

export const trueFalseSamples = {
  empty: { ...base, data: { question, answer: null } },
  answered: { ...base, data: { question, answer: false } },
  authored: { ...base, data: withAnswerKey },
  right: { ...base, data: { ...withAnswerKey, answer: true, score: 1 } },
  wrong: { ...base, data: { ...withAnswerKey, answer: false, score: 0 } },
  unanswered: { ...base, data: { ...withAnswerKey, score: 0 } },
  long: {
    ...base,
    data: {
      question:
        'A farmer near Clanwilliam packs her rooibos in boxes of twelve. When she has filled seven boxes and there are five bags left on the table, she has picked more than ninety bags of tea altogether.',
      answer: null,
    },
  },
} satisfies Record<string, Question>;
