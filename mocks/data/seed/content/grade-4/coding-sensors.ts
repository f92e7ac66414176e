import type { SeedActivity } from '../seed-activity.ts';

export const grade4CodingSensors: SeedActivity[] = [
  {
    id: 'act-4-sensors-senses',
    topicId: 'top-4-robots-with-sensors',
    title: 'What a robot can sense',
    description: 'Eyes, ears and skin for a machine.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which part tells a robot that it is getting dark?',
        options: ['a touch sensor', 'a light sensor', 'a motor', 'a wheel'],
        correctAnswer: 'a light sensor',
        feedBack: 'A light sensor measures how bright it is.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these bring information into the robot?',
        options: ['a light sensor', 'a motor', 'a microphone', 'a loudspeaker', 'a distance sensor'],
        correctAnswers: ['a light sensor', 'a microphone', 'a distance sensor'],
        feedBack: 'Motors and loudspeakers work the other way: they do something in the world.',
      },
      {
        type: 'truefalse',
        question: 'A motor tells the robot how warm the room is.',
        correctAnswer: false,
        feedBack: 'A motor moves things, and a temperature sensor measures how warm it is.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Rule: if the distance is less than 20 cm, stop. The robot measures 35 cm, then 25 cm, then 15 cm. It stops at measurement number [[3]], when the distance is [[15]] cm.',
        correctAnswers: ['3', '15'],
        feedBack: '35 and 25 are not less than 20, but 15 is.',
      },
      {
        type: 'textAnswer',
        prompt:
          'Sensor or motor: which one turns the wheels? Write one word.\n```robot start A2 right rocks D2 B4\nwhile robot.can_move():\n    robot.forward(1)\nrobot.say("My sensor sees a rock.")\n```',
        correctAnswer: 'motor',
        feedBack: 'The sensor measures, the program decides, and the motor moves.',
      },
    ],
  },
  {
    id: 'act-4-sensors-rules',
    topicId: 'top-4-robots-with-sensors',
    title: 'If this, then that',
    description: 'Rules that help a robot to decide.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt:
          'Rule: if it is dark, the lamp is on, else the lamp is off. It is a sunny noon. What does the lamp do?',
        options: ['It is on', 'It is off', 'It blinks', 'It breaks'],
        correctAnswer: 'It is off',
        feedBack: 'It is not dark, so the part after `else` counts.',
      },
      {
        type: 'truefalse',
        question:
          'In a rule with `if` and `else`, both parts run every time.\n```robot start C1 up charger B2 rocks C2\nif robot.can_move():\n    robot.forward(1)\nelse:\n    robot.turn_left()\n    robot.forward(1)\n    robot.turn_right()\n    robot.forward(1)\n```',
        correctAnswer: false,
        feedBack:
          'Only one of the two parts runs: the first when the answer is yes, the other when it is no.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Rule: if something touches the left side, turn right; if something touches the right side, turn left. A box touches the left side, so the robot turns [[right]]. Then a wall touches the right side, so it turns [[left]].',
        correctAnswers: ['right', 'left'],
        hint: 'Write left or right in small letters.',
        feedBack: 'The robot always turns away from the thing that it touches.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'A robot must follow a black line on the floor. What does it need?',
        options: [
          'a light sensor that looks down',
          'wheels with motors',
          'a microphone',
          'a program with a rule',
        ],
        correctAnswers: ['a light sensor that looks down', 'wheels with motors', 'a program with a rule'],
        feedBack: 'It must see the line, decide, and move, but it need not hear.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'A robot waters a pot plant. Which rule wastes no water?',
        options: [
          'if the soil is wet, water the plant',
          'if the soil is dry, water the plant',
          'water the plant all day',
          'if the lamp is on, water the plant',
        ],
        correctAnswer: 'if the soil is dry, water the plant',
        feedBack: 'A sensor in the soil tells the robot when the plant is thirsty.',
      },
    ],
  },
];
