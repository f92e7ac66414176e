import type { SeedActivity } from '../seed-activity.ts';

export const grade4CodingBugs: SeedActivity[] = [
  {
    id: 'act-4-bugs-watch',
    topicId: 'top-4-find-the-bug',
    title: 'What did the robot do?',
    description: 'Watch closely. You may play the film as often as you like.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'The robot faces right when it starts. Which program does it run?',
        options: [
          '`forward 3, turn left, forward 2`',
          '`forward 2, turn right, forward 2, turn left, forward 1`',
          '`forward 2, turn left, forward 2, turn right, forward 1`',
          '`forward 2, turn left, forward 1, turn right, forward 2`',
        ],
        correctAnswer: '`forward 2, turn left, forward 2, turn right, forward 1`',
        feedBack: 'It drives two squares, turns left, drives two squares, turns right and drives one.',
        media: 'fil-robot-moves-t9pf.webm',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'In the film the robot starts in A1. It stops in column [[D]], row [[3]].',
        correctAnswers: ['D', '3'],
        hint: 'Use a capital letter for the column.',
        feedBack: 'It drives from A1 to C1, up to C3, and one square to the right.',
      },
      {
        type: 'truefalse',
        question:
          'A mistake in a program is called a bug. This program has one: run it, and mend it.\n```robot start A1 right charger C4 rocks A5 B3 D2 E4\nrobot.forward(2)\nrobot.turn_left()\nfor step in range(3):\n    robot.forwrd(1)\nrobot.say("I am here!")\n```',
        correctAnswer: true,
        feedBack: 'Yes: and everyone who writes programs makes some.',
      },
      {
        type: 'questionSingleAnswer',
        prompt:
          'A robot should drive around a square, but one side is missing. This is its program:\n```\nrepeat 3 times:\n    forward 5\n    turn right\n```\nHow do you mend it?',
        options: ['Change `3` to `4`', 'Change `5` to `4`', 'Change `right` to `left`', 'Take the loop away'],
        correctAnswer: 'Change `3` to `4`',
        feedBack: 'A square has four sides, so the loop must run four times.',
      },
      {
        type: 'textAnswer',
        prompt: 'What do we call finding and mending the mistakes in a program? Write one word.',
        correctAnswer: 'debugging',
        feedBack: 'Debugging is detective work: look, guess, change one thing, test.',
      },
    ],
  },
  {
    id: 'act-4-bugs-mend',
    topicId: 'top-4-find-the-bug',
    title: 'Mend the program',
    description: 'Every program here has one mistake. Find it.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Only one of these programs makes toast. Which one?',
        options: [
          'press down, wait, take toast out, put bread in',
          'put bread in, press down, wait, take toast out',
          'put bread in, take toast out, wait, press down',
          'wait, press down, put bread in, take toast out',
        ],
        correctAnswer: 'put bread in, press down, wait, take toast out',
        feedBack: 'The bread must be in before you press, and it needs time before you take it out.',
      },
      {
        type: 'truefalse',
        question: 'It is best to test a program only once, when everything is written.',
        correctAnswer: false,
        feedBack: 'Test after every few steps, and a bug has fewer places to hide.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'A program should count in twos, but it shows 2, 4, 6, 9, 10. The wrong number is [[9]]. It should be [[8]].',
        correctAnswers: ['9', '8'],
        feedBack: 'Two more than 6 is 8, and two more than 8 is 10.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'The robot does not move at all. What should you check?',
        options: [
          'Is it switched on?',
          'Is it in a good mood?',
          'Is the battery charged?',
          'Is the program on the robot?',
        ],
        correctAnswers: ['Is it switched on?', 'Is the battery charged?', 'Is the program on the robot?'],
        feedBack: 'Robots have no moods: check power, battery and program.',
      },
      {
        type: 'questionSingleAnswer',
        prompt:
          'The robot drives forward correctly, but then turns left instead of right. Which step do you look at first?\n```robot start B4 down charger A2 rocks C2\nrobot.forward(2)\nrobot.turn_left()\nrobot.forward(1)\n```',
        options: ['the step that drives forward', 'the step that turns', 'the last step', 'the first step'],
        correctAnswer: 'the step that turns',
        feedBack: 'The drive was right, so the mistake sits in the turn.',
      },
    ],
  },
];
