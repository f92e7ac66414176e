import type { Question } from '../question.ts';

const place = { id: 'que-metre', type: 'truefalse', sortOrder: 0, mediaPath: null };
const question = 'Three quarters of a metre is the same as 75 cm.';
const marked = {
  question,
  correctAnswer: true,
  feedBack: 'Yes: a quarter of a metre is 25 cm, and three of them make 75 cm.',
};

/** One question in the states a story shows. */
export const trueFalseSamples = {
  empty: { ...place, data: { question, answer: null } },
  answered: { ...place, data: { question, answer: false } },
  authored: { ...place, data: marked },
  right: { ...place, data: { ...marked, answer: true, score: 1 } },
  wrong: { ...place, data: { ...marked, answer: false, score: 0 } },
  unanswered: { ...place, data: { ...marked, score: 0 } },
  long: {
    ...place,
    data: {
      question:
        'A farmer near Clanwilliam packs her rooibos in boxes of twelve. When she has filled seven boxes and there are five bags left on the table, she has picked more than ninety bags of tea altogether.',
      answer: null,
    },
  },
} satisfies Record<string, Question>;
