import type { SeedActivity } from '../seed-activity.ts';

export const grade8CodingPrograms: SeedActivity[] = [
  {
    id: 'act-8-variables-first-lines',
    topicId: 'top-8-variables-and-types',
    title: 'Your first lines of code',
    description: 'Commands that you type, one below the other.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt:
          'Run the code. Which word tells Python to show a text?\n```python run\nprint("Sawubona!")\nprint("I am a computer.")\n```',
        options: ['`print`', '`Sawubona`', '`computer`', '`am`'],
        correctAnswer: '`print`',
        feedBack: '`print` shows what is in its brackets.',
      },
      {
        type: 'truefalse',
        question:
          'A computer runs the lines from top to bottom. Change their order, and run the code again.\n```js run\nconsole.log("first");\nconsole.log("second");\nconsole.log("third");\n```',
        correctAnswer: true,
        feedBack: 'Yes: it follows your order, even if the words say something else.',
      },
    ],
  },
  {
    id: 'act-8-loops-decisions',
    topicId: 'top-8-loops-in-python',
    title: 'Bigger, smaller, equal',
    description: 'Let a program decide.',
    questions: [
      {
        type: 'textAnswer',
        prompt:
          'Change `age` until the program prints `child`. Which age is the highest that works? Write only the number.\n```python run\nage = 20\nif age < 13:\n    print("child")\nelse:\n    print("teenager or adult")\n```',
        correctAnswer: '12',
        feedBack: '12 is less than 13, but 13 is not.',
      },
      {
        type: 'questionSingleAnswer',
        prompt:
          'The robot must find its way around any rock. Run the code. What does `if` check here?\n```robot start A1 right charger E2 rocks C1\nwhile not robot.at_charger():\n    if robot.can_move():\n        robot.forward(1)\n    else:\n        robot.turn_left()\n        robot.forward(1)\n        robot.turn_right()\n```',
        options: [
          'whether the next block is free',
          'whether the battery is full',
          'whether the robot is on the charger',
          'whether the robot faces up',
        ],
        correctAnswer: 'whether the next block is free',
        feedBack: '`robot.can_move()` is true while no rock and no edge is in the way.',
      },
    ],
  },
  {
    id: 'act-8-loops-robot',
    topicId: 'top-8-loops-in-python',
    title: 'Drive with loops',
    description: 'Fewer lines for a longer way.',
    questions: [
      {
        type: 'textAnswer',
        prompt:
          'Mend the loop, so that the robot stops on the charger. Which number belongs in `range`? Write only the number.\n```robot 6x5 start A1 right charger E5\nfor step in range(2):\n    robot.forward(1)\n    robot.turn_left()\n    robot.forward(1)\n    robot.turn_right()\n```',
        correctAnswer: '4',
        feedBack: 'Each time, the robot goes one block to the right and one up: four times from A1 to E5.',
      },
      {
        type: 'truefalse',
        question:
          'A loop inside a loop runs more often than the outer loop.\n```js run\nfor (let row = 1; row <= 3; row = row + 1) {\n  let line = "";\n  for (let star = 1; star <= row; star = star + 1) {\n    line = line + "*";\n  }\n  console.log(line);\n}\n```',
        correctAnswer: true,
        feedBack: 'The inner loop prints one, two and three stars: six in all, for three rows.',
      },
    ],
  },
];
