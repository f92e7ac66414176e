import type { SeedActivity } from '../seed-activity.ts';

export const grade4MathsAdditionAndSubtraction: SeedActivity[] = [
  {
    id: 'act-4-addition-columns',
    topicId: 'top-4-addition-and-subtraction',
    title: 'Add in columns',
    description: 'Units under units, tens under tens. Carry with care.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: 'Work in columns.\n345 + 278 = [[623]] and 506 + 194 = [[700]].',
        correctAnswers: ['623', '700'],
        hint: 'Begin with the units and carry the ten.',
        feedBack: '5 + 8 is 13, so write 3 units and carry one ten.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt:
          'A school collects 1\u00a0250 cans in May and 1\u00a0475 cans in June. How many cans is that?',
        options: ['2\u00a0625', '2\u00a0725', '2\u00a0715', '3\u00a0725'],
        correctAnswer: '2\u00a0725',
        feedBack:
          '1\u00a0250 + 1\u00a0475: two thousands, six hundreds, twelve tens and five units make 2\u00a0725.',
      },
      {
        type: 'truefalse',
        question: 'You may add in any order: 48 + 75 is the same as 75 + 48.',
        correctAnswer: true,
        feedBack: 'Yes: both make 123, because changing the order never changes a sum.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which sums make exactly 1\u00a0000?',
        options: ['640 + 360', '725 + 375', '450 + 550', '580 + 410', '999 + 1'],
        correctAnswers: ['640 + 360', '450 + 550', '999 + 1'],
        feedBack: '725 + 375 makes 1\u00a0100, and 580 + 410 makes 990.',
      },
      {
        type: 'textAnswer',
        prompt: 'What is 2\u00a0000 + 300 + 40 + 5? Write the number without a space.',
        correctAnswer: '2345',
        feedBack: 'Put each digit in its place: thousands, hundreds, tens, units.',
      },
    ],
  },
  {
    id: 'act-4-subtraction-check',
    topicId: 'top-4-addition-and-subtraction',
    title: 'Take away and check',
    description: 'Subtract, then add to see whether you were right.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: '700 − 245 = [[455]]. Check it by adding: 455 + 245 = [[700]].',
        correctAnswers: ['455', '700'],
        feedBack: 'When the check brings you back to the first number, your answer is right.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'A farmer picks 3\u00a0200 oranges and sells 1\u00a0850 of them. How many are left?',
        options: ['1\u00a0450', '2\u00a0650', '5\u00a0050', '1\u00a0350'],
        correctAnswer: '1\u00a0350',
        feedBack:
          'From 1\u00a0850 to 2\u00a0000 is 150, and from 2\u00a0000 to 3\u00a0200 is 1\u00a0200: together 1\u00a0350.',
      },
      {
        type: 'truefalse',
        question: '500 − 199 has the same answer as 500 − 200 + 1.',
        correctAnswer: true,
        feedBack: 'Yes: taking away 200 is one too many, so you give one back and get 301.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these have the answer 250?',
        options: ['1\u00a0000 − 750', '800 − 450', '600 − 350', '425 − 175', '510 − 250'],
        correctAnswers: ['1\u00a0000 − 750', '600 − 350', '425 − 175'],
        feedBack: '800 − 450 is 350, and 510 − 250 is 260.',
      },
      {
        type: 'textAnswer',
        prompt:
          'Sipho has R480 and buys a soccer ball for R165. How many rand are left? Write only the number.',
        correctAnswer: '315',
        feedBack: '480 − 165: take away 100, then 60, then 5, and 315 is left.',
      },
    ],
  },
];
