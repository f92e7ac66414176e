import type { SeedActivity } from '../seed-activity.ts';

export const grade4MathsPuzzles: SeedActivity[] = [
  {
    id: 'act-4-puzzles-numbers',
    topicId: 'top-4-maths-puzzles',
    title: 'Number detectives',
    description: 'Read every clue before you choose.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'I have two digits that add up to 9, and I am a multiple of 10. Which number am I?',
        options: ['45', '81', '90', '36'],
        correctAnswer: '90',
        feedBack: 'Multiples of 10 end in 0, so the other digit must be 9.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'What comes next? 2, 4, 8, 16, [[32]], [[64]]',
        correctAnswers: ['32', '64'],
        hint: 'Each number is double the one before.',
        feedBack: 'Double 16 is 32, and double 32 is 64.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Choose the three numbers that add up to 100.',
        options: ['20', '30', '35', '45'],
        correctAnswers: ['20', '35', '45'],
        feedBack: '35 and 45 make 80, and 20 more make 100.',
      },
      {
        type: 'truefalse',
        question: 'When you add two odd numbers, the answer is always even.',
        correctAnswer: true,
        feedBack: 'Yes: each odd number has one left over, and the two left over make a pair.',
      },
      {
        type: 'textAnswer',
        prompt:
          'A snail climbs 3 m up a wall each day and slips back 2 m each night. On which day does it reach the top of a 5 m wall? Write only the number.',
        correctAnswer: '3',
        feedBack: 'After two nights it is 2 m up, and on day 3 it climbs 3 m and is there.',
      },
    ],
  },
  {
    id: 'act-4-puzzles-patterns',
    topicId: 'top-4-maths-puzzles',
    title: 'Patterns and shapes',
    description: null,
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph:
          'One square of matches needs 4 matches. Two squares in a row that share a side need [[7]] matches, and three squares in a row need [[10]].',
        correctAnswers: ['7', '10'],
        hint: 'Draw it and count.',
        feedBack: 'Every new square shares one match, so it needs only three more.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'How many lines of symmetry does a square have?',
        options: ['1', '2', '4', '8'],
        correctAnswer: '4',
        feedBack: 'Fold it upright, across, and along both diagonals: four folds fit.',
      },
      {
        type: 'truefalse',
        question: 'Every triangle has three sides of the same length.',
        correctAnswer: false,
        feedBack: 'A triangle has three sides, but they may all be of different lengths.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Four friends all shake hands with each other once. How many handshakes is that?',
        options: ['4', '6', '8', '12'],
        correctAnswer: '6',
        feedBack:
          'The first friend shakes three hands, the next two more, the next one more: 3 + 2 + 1 is 6.',
      },
    ],
  },
];
