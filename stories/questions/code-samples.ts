import type { Question } from '#questions/question.ts';

const program = '```\nword = "hi"\nprint(word + "!")\n```';
const choice = {
  prompt: `What does this program show?\n${program}`,
  options: ['`hi!`', '`word!`', 'An error, because `+` is for numbers'],
};
const blanks = {
  paragraph: 'Both programs drive 12 squares.\n```\nrepeat [[]] times:\n    forward 2\n\nsay(“[[]]”)\n```',
  hint: 'Work out `12 / 2` first.',
};
const markedBlanks = {
  ...blanks,
  paragraph: blanks.paragraph.replace('[[]]', '[[6]]').replace('[[]]', '[[done]]'),
  correctAnswers: ['6', 'done'],
  feedBack: 'Six times `forward 2` is `6 * 2`, which is 12.',
};
const base = { mediaPath: null };

export const codeSamples = {
  choice: { ...base, id: 'que-code', type: 'mcqSingleAnswer', sortOrder: 0, data: choice },
  choiceWrong: {
    ...base,
    id: 'que-code',
    type: 'mcqSingleAnswer',
    sortOrder: 0,
    data: {
      ...choice,
      answer: '`word!`',
      correctAnswer: '`hi!`',
      score: 0,
      feedBack: '`word` holds `"hi"`, and `+` joins the two texts.',
    },
  },
  blanks: { ...base, id: 'que-code-blanks', type: 'fillInTheBlanks', sortOrder: 1, data: blanks },
  blanksPartly: {
    ...base,
    id: 'que-code-blanks',
    type: 'fillInTheBlanks',
    sortOrder: 1,
    data: { ...markedBlanks, answer: ['5', 'done'], score: 0.5 },
  },
  long: {
    ...base,
    id: 'que-code-long',
    type: 'truefalse',
    sortOrder: 2,
    data: {
      question:
        'This line is too long for a phone, and so is `the_name_of_this_variable_that_never_ends`:\n```python\nfor number_of_the_learner in range(first_number_of_the_class, last_number_of_the_class + 1):\n    print(number_of_the_learner)\n```\nIt runs.',
      answer: null,
    },
  },
} satisfies Record<string, Question>;
