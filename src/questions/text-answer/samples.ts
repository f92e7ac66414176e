import type { Question } from '../question.ts';

const base = { id: 'que-eighths', type: 'textAnswer', sortOrder: 4, mediaPath: null };
const prompt = 'How do you know that 3/8 is smaller than one half?';
const open = {
  prompt,
  correctAnswer: null,
  modelAnswer: 'One half is 4/8, and 3/8 is one piece less.',
  feedBack: 'Pieces of the same size are easy to compare, so count in eighths.',
};
const several =
  'First I drew a bar and cut it in eight pieces, all of the same size.\nThen I coloured three of them. Four would have been half of the bar, so three are less than a half. My sister did it with a chapati and got the same.';

const markedBase = { ...base, id: 'que-longer', sortOrder: 4 };
const withAnswerKey = {
  prompt: 'Which is longer: 95 mm or 9 cm?',
  correctAnswer: '95 mm',
  feedBack: '9 cm is 90 mm, so 95 mm is a little longer.',
};

export const textAnswerSamples = {
  empty: { ...base, data: { prompt } },
  answered: { ...base, data: { prompt, answer: 'One half of eight pieces is four.' } },
  authored: { ...base, data: open },
  open: { ...base, data: { ...open, answer: several, score: 0 } },
  openUnanswered: { ...base, data: { ...open, answer: '', score: 0 } },
  notMarked: { ...base, data: { prompt, answer: several, correctAnswer: null, score: 0 } },
  authoredMarked: { ...markedBase, data: withAnswerKey },
  right: { ...markedBase, data: { ...withAnswerKey, answer: '95 mm', score: 1 } },
  wrong: { ...markedBase, data: { ...withAnswerKey, feedBack: null, answer: '9 cm', score: 0 } },
  unanswered: { ...markedBase, data: { ...withAnswerKey, answer: '', score: 0 } },
  long: { ...base, data: { prompt, answer: several } },
} satisfies Record<string, Question>;
