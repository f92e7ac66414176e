import type { SeedActivity } from '../seed-activity.ts';

export const grade4CodingLoops: SeedActivity[] = [
  {
    id: 'act-4-loops-beeps',
    topicId: 'top-4-loops-that-repeat',
    title: 'Listen and repeat',
    description: 'A robot beeps a pattern. Find the loop in it.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Listen to the robot. It plays one long and two short beeps, and it plays this pattern [[4]] times. That makes [[12]] beeps in all.',
        correctAnswers: ['4', '12'],
        hint: 'Count the long beeps first.',
        feedBack: 'Four times three beeps make twelve.',
        media: 'fil-beeps-h6ws.mp3',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which program plays this pattern four times: one long beep and two short beeps?',
        options: [
          '`repeat 3 times: long, short, short`',
          '`repeat 4 times: short, short, long`',
          '`long`, then `repeat 4 times: short, short`',
          '`repeat 4 times: long, short, short`',
        ],
        correctAnswer: '`repeat 4 times: long, short, short`',
        feedBack: 'The whole pattern is inside the loop, with the long beep first.',
      },
      {
        type: 'truefalse',
        question: 'With a loop you write a step once and the computer runs it many times.',
        correctAnswer: true,
        feedBack: 'Yes: that is why programs with loops are short.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these happen again and again, like a loop?',
        options: [
          'the days of the week',
          'opening one letter',
          'the seasons of the year',
          'jumps with a skipping rope',
        ],
        correctAnswers: ['the days of the week', 'the seasons of the year', 'jumps with a skipping rope'],
        feedBack: 'Opening one letter happens once, so it needs no loop.',
      },
      {
        type: 'textAnswer',
        prompt:
          '```\nrepeat 5 times:\n    clap\n    clap\n```\nHow many claps do you hear? Write only the number.',
        correctAnswer: '10',
        feedBack: 'Two claps, five times, make ten claps.',
      },
    ],
  },
  {
    id: 'act-4-loops-shapes',
    topicId: 'top-4-loops-that-repeat',
    title: 'Drive in loops',
    description: 'Count how often, and how far.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt:
          'A robot must drive around a square. Which number is missing in its program?\n```\nrepeat ? times:\n    forward 5\n    turn right\n```',
        options: ['2', '3', '4', '5'],
        correctAnswer: '4',
        feedBack: 'A square has four sides, so the two steps are repeated four times.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Both programs drive 12 squares. Fill in what is missing.\n```\nrepeat [[6]] times:\n    forward 2\n\nrepeat 3 times:\n    forward [[4]]\n```',
        correctAnswers: ['6', '4'],
        feedBack: 'Multiply how often by how far: 6 × 2 is 12, and so is 3 × 4.',
      },
      {
        type: 'truefalse',
        question: '`repeat 2 times: forward 3` and `repeat 3 times: forward 2` bring the robot equally far.',
        correctAnswer: true,
        feedBack: 'Yes: both make six squares.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which programs drive exactly 12 squares forward?',
        options: [
          '`repeat 4 times: forward 3`',
          '`repeat 3 times: forward 5`',
          '`repeat 12 times: forward 1`',
          '`repeat 5 times: forward 2`',
        ],
        correctAnswers: ['`repeat 4 times: forward 3`', '`repeat 12 times: forward 1`'],
        feedBack: 'Three times 5 is 15, and five times 2 is 10, so those two miss 12.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt:
          'What do we call a loop that never stops?\n```robot start B2 right rocks A5 E1\nwhile True:\n    robot.forward(1)\n    robot.turn_left()\n```',
        options: ['a short loop', 'an endless loop', 'a sensor', 'a flag'],
        correctAnswer: 'an endless loop',
        feedBack: 'An endless loop runs until you switch the robot off.',
      },
    ],
  },
];
