import type { SeedActivity } from '../seed-activity.ts';

export const grade4CodingAlgorithms: SeedActivity[] = [
  {
    id: 'act-4-algorithms-grid',
    topicId: 'top-4-step-by-step-algorithms',
    title: 'A robot on a grid',
    description: 'Plan the way before the robot drives.',
    media: 'fil-robot-grid-x3vh.png',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'The robot faces right. Which program takes it to the flag without touching a rock?',
        options: [
          '`forward 3, turn right, forward 2`',
          '`turn left, forward 2, turn right, forward 3`',
          '`forward 3, turn left, forward 2`',
          '`forward 2, turn left, forward 2, turn right, forward 1`',
        ],
        correctAnswer: '`forward 3, turn left, forward 2`',
        feedBack:
          'It drives from A1 to D1, turns to face up, and drives to D3, and no rock lies on that way.',
        media: 'fil-robot-grid-x3vh.png',
      },
      {
        type: 'truefalse',
        question:
          'When a step is missing, a robot guesses what you mean.\n```robot start A1 right charger C3 rocks A3 D2\nrobot.forward(2)\nrobot.turn_left()\n```',
        correctAnswer: false,
        feedBack: 'A robot does exactly what the steps say, so every step must be there.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'The robot starts in A1 again and faces right. It runs: `forward 4, turn left, forward 1`. Now it is in column [[E]], row [[2]].',
        correctAnswers: ['E', '2'],
        hint: 'Use a capital letter for the column.',
        feedBack: 'Four squares to the right of A is E, and one square up from row 1 is row 2.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'What does a good algorithm have?',
        options: ['clear steps', 'many long words', 'the right order', 'an end'],
        correctAnswers: ['clear steps', 'the right order', 'an end'],
        feedBack: 'Short clear steps, in the right order, that come to an end.',
      },
      {
        type: 'textAnswer',
        prompt: 'What do we call a list of clear steps that solves a problem? Write one word.',
        correctAnswer: 'algorithm',
        feedBack: 'A recipe is an algorithm too: clear steps for a cook.',
      },
    ],
  },
  {
    id: 'act-4-algorithms-order',
    topicId: 'top-4-step-by-step-algorithms',
    title: 'First this, then that',
    description: 'Everyday jobs, step by step.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'You want to brush your teeth. Which of these steps comes first?',
        options: [
          'Brush every tooth',
          'Put toothpaste on the brush',
          'Put the brush away',
          'Rinse your mouth',
        ],
        correctAnswer: 'Put toothpaste on the brush',
        feedBack: 'Without toothpaste on the brush, the other steps do not work.',
      },
      {
        type: 'truefalse',
        question:
          'You can swap “put on socks” and “put on shoes” and nothing changes.\n```robot start A1 up charger B3 rocks C4 E2\n# Swap two lines: does the robot still find the charger?\nrobot.forward(2)\nrobot.turn_right()\nrobot.forward(1)\n```',
        correctAnswer: false,
        feedBack: 'Order matters: you would have socks over your shoes.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which steps are clear enough for a robot?',
        options: [
          'Move forward 3 squares',
          'Go a bit that way',
          'Turn left',
          'Hurry up',
          'Pick up the red block',
        ],
        correctAnswers: ['Move forward 3 squares', 'Turn left', 'Pick up the red block'],
        feedBack: 'A clear step says exactly what to do, and how much.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'A robot drives around a square and ends as it began. It drives along [[4]] sides and makes [[4]] quarter turns.',
        correctAnswers: ['4', '4'],
        feedBack: 'A square has four sides and four corners, and the robot turns at each corner.',
      },
      {
        type: 'textAnswer',
        prompt:
          'Download the grid sheet. Draw a robot, a flag and three rocks, and write the program that brings the robot to the flag. Type your program here.',
        correctAnswer: null,
        modelAnswer:
          'My robot starts in A1 and faces right, the flag is in C2, and the rocks lie in B2, D3 and E1. Program: forward 2, turn left, forward 1.',
        feedBack: 'Run your program with a finger on the grid: does the finger arrive at the flag?',
        media: 'fil-grid-sheet-r2yd.pdf',
      },
    ],
  },
];
