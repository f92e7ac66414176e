import type { Question } from '../question.ts';

const base = { id: 'que-eighths', type: 'textAnswer', sortOrder: 4, mediaPath: null };
const prompt = 'How do you know that 3/8 is smaller than one half?';
const answer = 'One half is 4/8, and 3/8 is one piece less.';
const marked = {
  prompt,
  correctAnswer: answer,
  feedBack: 'Pieces of the same size are easy to compare, so count in eighths.',
};
const several =
  'First I drew a bar and cut it in eight pieces, all of the same size.\nThen I coloured three of them. Four would have been half of the bar, so three are less than a half. My sister did it with a chapati and got the same.';

/** One question in the states a story shows. */
export const textAnswerSamples = {
  empty: { ...base, data: { prompt } },
  answered: { ...base, data: { prompt, answer } },
  authored: { ...base, data: marked },
  right: { ...base, data: { ...marked, answer, score: 1 } },
  wrong: { ...base, data: { ...marked, feedBack: null, answer: 'Because 3 is a small number.', score: 0 } },
  notMarked: { ...base, data: { prompt, answer: several, correctAnswer: null, score: 0 } },
  unanswered: { ...base, data: { ...marked, answer: '', score: 0 } },
  long: { ...base, data: { prompt, answer: several } },
} satisfies Record<string, Question>;
