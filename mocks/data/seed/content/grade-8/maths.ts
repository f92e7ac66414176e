import type { SeedActivity } from '../seed-activity.ts';

export const grade8Maths: SeedActivity[] = [
  {
    id: 'act-8-integers-below-zero',
    topicId: 'top-8-integers',
    title: 'Below zero',
    description: 'Work with positive and negative numbers.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: '−7 + 12 = [[5]] and (−4) × (−6) = [[24]].',
        correctAnswers: ['5', '24'],
        feedBack: 'From −7 it is 12 steps up to 5, and the product of two negative numbers is positive.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt:
          'In Sutherland it is −6 °C at dawn and 11 °C at noon. By how many degrees did the temperature rise?',
        options: ['5', '6', '11', '17'],
        correctAnswer: '17',
        feedBack: '11 − (−6) is 11 + 6, which is 17.',
      },
      {
        type: 'truefalse',
        question: '−15 is greater than −9.',
        correctAnswer: false,
        feedBack: '−15 lies further to the left on the number line, so it is less.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these are negative?',
        options: ['$(-2)^3$', '$(-3)^2$', String.raw`$\frac{-20}{4}$`, '$-5 - (-8)$'],
        correctAnswers: ['$(-2)^3$', String.raw`$\frac{-20}{4}$`],
        feedBack: String.raw`$(-2)^3$ is −8 and $\frac{-20}{4}$ is −5, while the other two are 9 and 3.`,
      },
    ],
  },
  {
    id: 'act-8-equations-solve',
    topicId: 'top-8-algebraic-equations',
    title: 'Find the unknown',
    description: 'Do the same on both sides, then check.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: 'If 3x + 5 = 26, then 3x = [[21]] and x = [[7]].',
        correctAnswers: ['21', '7'],
        feedBack: 'Subtract 5 on both sides, then divide both sides by 3.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'Solve 2(x − 4) = 10.',
        options: ['x = 3', 'x = 7', 'x = 9', 'x = 14'],
        correctAnswer: 'x = 9',
        feedBack: 'Divide by 2: x − 4 = 5, so x = 9.',
      },
      {
        type: 'truefalse',
        question: '$x = -2$ is a solution of $x^2 = 4$.',
        correctAnswer: true,
        feedBack: 'Yes: $(-2)^2$ is 4, and so is $2^2$.',
      },
      {
        type: 'textAnswer',
        prompt:
          'A number is doubled and then 9 is added. The result is 31. What is the number? Write only the number.',
        correctAnswer: '11',
        feedBack: '2x + 9 = 31, so 2x = 22 and x = 11.',
      },
    ],
  },
];
