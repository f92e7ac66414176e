import type { SeedActivity } from '../seed-activity.ts';

export const grade8Coding: SeedActivity[] = [
  {
    id: 'act-8-variables-types',
    topicId: 'top-8-variables-and-types',
    title: 'Values and their types',
    description: 'Numbers, text, and yes or no.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which type fits the value `True` in Python?',
        options: ['`int`', '`str`', '`bool`', '`float`'],
        correctAnswer: '`bool`',
        feedBack: '`True` and `False` are the two values of the type `bool`.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: '```\npoints = 4\npoints = points + 3\nprint(points)\n```\nThis program shows [[7]].',
        correctAnswers: ['7'],
        feedBack: 'The right side is worked out first: `4 + 3`, and the result is stored.',
      },
      {
        type: 'truefalse',
        question: 'In Python, `"5" + "5"` gives `10`.\n```python run\nprint("5" + "5")\nprint(5 + 5)\n```',
        correctAnswer: false,
        feedBack: 'Both are text, so they are joined: the result is the text `"55"`.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these are valid names for a variable in Python?',
        options: ['`total_score`', '`2nd_try`', '`name2`', '`my name`'],
        correctAnswers: ['`total_score`', '`name2`'],
        feedBack: 'A name has no spaces and does not begin with a digit.',
      },
    ],
  },
  {
    id: 'act-8-loops-for-and-while',
    topicId: 'top-8-loops-in-python',
    title: 'for and while',
    description: 'Read the loop before you run it.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'How often does this loop print a number?\n```\nfor i in range(5):\n    print(i)\n```',
        options: ['4 times', '5 times', '6 times', 'for ever'],
        correctAnswer: '5 times',
        feedBack: '`range(5)` gives 0, 1, 2, 3 and 4: five numbers.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: '```\nn = 20\nwhile n > 5:\n    n = n - 6\n```\nWhen the loop ends, `n` is [[2]].',
        correctAnswers: ['2'],
        hint: 'Write down `n` after every round.',
        feedBack: '20, 14, 8, 2: now `n` is no longer greater than 5.',
      },
      {
        type: 'truefalse',
        question:
          'A `while` loop whose condition is always true never ends by itself.\n```python run\ncount = 1\nwhile count > 0:\n    count = count + 1\nprint(count)\n```',
        correctAnswer: true,
        feedBack: 'Yes: something in the loop must make the condition false, or break out of it.',
      },
      {
        type: 'textAnswer',
        prompt:
          '```\ntotal = 0\nfor i in range(1, 5):\n    total = total + i\n```\nWhat is `total` at the end? Write only the number.',
        correctAnswer: '10',
        feedBack: '`range(1, 5)` gives 1, 2, 3 and 4, and their sum is 10.',
      },
    ],
  },
];
