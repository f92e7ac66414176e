import type { Question } from '#questions/question.ts';

const { raw } = String;
const base = { mediaPath: null };
const options = [raw`$\frac{1}{2}$`, raw`$\frac{3}{4}$`, raw`$1\frac{1}{4}$`, '$5'];
const choice = {
  prompt: raw`What is $\frac{1}{2} + \frac{1}{4}$? A ticket costs \$5 or R90.`,
  options,
};
const blanks = {
  paragraph: raw`Use the formula $A = \pi r^2$.
If $r = 3$ cm, then $r^2 =$ [[]], and $\sqrt{81} =$ [[]].`,
  hint: raw`$\sqrt{81} \times \sqrt{81} = 81$.`,
};
const multipleChoice = {
  prompt: raw`Which of these are more than $\frac{2}{3}$?`,
  options: [raw`$\frac{5}{6}$`, '$0{,}5$', raw`$\sqrt{2}$`],
};

export const formulaSamples = {
  choice: { ...base, id: 'que-formula', type: 'mcqSingleAnswer', sortOrder: 0, data: choice },
  multipleChoice: {
    ...base,
    id: 'que-formula-several',
    type: 'mcqMultiAnswer',
    sortOrder: 1,
    data: multipleChoice,
  },
  blanks: { ...base, id: 'que-formula-blanks', type: 'fillInTheBlanks', sortOrder: 2, data: blanks },
  statement: {
    ...base,
    id: 'que-formula-statement',
    type: 'truefalse',
    sortOrder: 3,
    data: {
      question: raw`$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$ solves $ax^2 + bx + c = 0$.`,
      answer: null,
    },
  },
  text: {
    ...base,
    id: 'que-formula-text',
    type: 'textAnswer',
    sortOrder: 4,
    data: { prompt: raw`Solve $5x + 2 = 12$. What is $30^\circ + 60^\circ$?`, answer: '' },
  },
  choiceWrong: {
    ...base,
    id: 'que-formula',
    type: 'mcqSingleAnswer',
    sortOrder: 0,
    data: {
      ...choice,
      answer: options[0],
      correctAnswer: options[1],
      score: 0,
      feedBack: raw`$\frac{1}{2}$ is $\frac{2}{4}$, and one quarter more makes $\frac{3}{4}$.`,
    },
  },
  blanksPartly: {
    ...base,
    id: 'que-formula-blanks',
    type: 'fillInTheBlanks',
    sortOrder: 2,
    data: {
      ...blanks,
      paragraph: blanks.paragraph.replace('[[]]', '[[9]]').replace('[[]]', '[[9]]'),
      correctAnswers: ['9', '9'],
      answer: ['9', '8'],
      score: 0.5,
      feedBack: raw`$9 \times 9 = 81$.`,
    },
  },
  unreadable: {
    ...base,
    id: 'que-formula-unreadable',
    type: 'truefalse',
    sortOrder: 5,
    data: { question: raw`Half is $\frac{1}$, and $x^2$ is a square.`, answer: null },
  },
  wide: {
    ...base,
    id: 'que-formula-wide',
    type: 'truefalse',
    sortOrder: 6,
    data: { question: `$${Array.from({ length: 30 }, (_, n) => n + 1).join(' + ')} = 465$`, answer: null },
  },
} satisfies Record<string, Question>;
