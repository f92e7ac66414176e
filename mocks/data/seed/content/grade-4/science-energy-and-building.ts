import type { SeedActivity } from '../seed-activity.ts';

export const grade4ScienceEnergyAndBuilding: SeedActivity[] = [
  {
    id: 'act-4-frames-triangles',
    topicId: 'top-4-strong-frames',
    title: 'Triangles are strong',
    description: 'Find out why builders love three sides.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'You push at the corner of each frame. Which shape keeps its form best?',
        options: ['a triangle', 'a square', 'a rectangle', 'a pentagon'],
        correctAnswer: 'a triangle',
        feedBack: 'The three sides of a triangle hold each other in place.',
      },
      {
        type: 'truefalse',
        question: 'A strut is a part that makes a frame stronger.',
        correctAnswer: true,
        feedBack: 'Yes: a strut from corner to corner turns one square into two triangles.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these have a frame?',
        options: ['a bicycle', 'a lump of clay', 'a tent', 'an electricity pylon'],
        correctAnswers: ['a bicycle', 'a tent', 'an electricity pylon'],
        feedBack: 'Clay is one solid lump, and the others are held up by bars or poles.',
      },
    ],
  },
  {
    id: 'act-4-frames-paper-bridge',
    topicId: 'top-4-strong-frames',
    title: 'A bridge of paper',
    description: 'Make a weak sheet strong.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'How can you make a sheet of paper carry more?',
        options: ['Wet it', 'Fold it like a fan', 'Paint it', 'Tear it in half'],
        correctAnswer: 'Fold it like a fan',
        feedBack: 'Folds make the sheet stiff, just like the waves of corrugated iron.',
      },
      {
        type: 'truefalse',
        question: 'A sheet rolled into a tube can stand upright and carry a book.',
        correctAnswer: true,
        feedBack: 'Yes: a tube is a strong shape, which is why bicycle frames are made of tubes.',
      },
      {
        type: 'textAnswer',
        prompt: 'Where near your home have you seen triangles in something that was built?',
        correctAnswer: null,
        modelAnswer:
          'In our roof: the beams make triangles, so that it stays straight in the wind. The tall crane at the new shop is full of them, too.',
        feedBack: 'Look at roofs, gates, cranes and pylons.',
      },
    ],
  },
  {
    id: 'act-4-energy-sound',
    topicId: 'top-4-energy-and-sound',
    title: 'What makes a sound?',
    description: 'Put your fingers on your throat and hum.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'What does every thing that makes a sound do?',
        options: ['It shines', 'It vibrates', 'It melts', 'It floats'],
        correctAnswer: 'It vibrates',
        feedBack: 'A vibration is a very quick movement to and fro.',
      },
      {
        type: 'truefalse',
        question: 'A drum sounds louder when you hit it harder.',
        correctAnswer: true,
        feedBack: 'Yes: more energy makes bigger vibrations and a louder sound.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Where does the energy come from? Choose the sources of energy.',
        options: ['the Sun', 'a full battery', 'food', 'a shadow'],
        correctAnswers: ['the Sun', 'a full battery', 'food'],
        feedBack: 'A shadow is only a place that light does not reach.',
      },
    ],
  },
  {
    id: 'act-4-scientist-fair-test',
    topicId: 'top-4-be-a-scientist',
    title: 'A fair test',
    description: 'Which cup keeps tea warm longest? Test it fairly.',
    questions: [
      {
        type: 'mcqMultiAnswer',
        prompt: 'What must be the same for each cup?',
        options: [
          'how much tea is in it',
          'how hot the tea is at the start',
          'the stuff it is made of',
          'the time you wait',
        ],
        correctAnswers: ['how much tea is in it', 'how hot the tea is at the start', 'the time you wait'],
        feedBack: 'You change one thing, the stuff that the cup is made of, and keep all the rest.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'What do you measure the warmth with?',
        options: ['a ruler', 'a thermometer', 'a scale', 'a stopwatch'],
        correctAnswer: 'a thermometer',
        feedBack: 'A thermometer shows the temperature in degrees Celsius.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'The tea in the tin cup cools from 80 °C to 52 °C. That is [[28]] degrees less.',
        correctAnswers: ['28'],
        feedBack: '80 − 52 is 28.',
      },
      {
        type: 'truefalse',
        question: 'A guess before the test is called a prediction.',
        correctAnswer: true,
        feedBack: 'Yes: a scientist says first what may happen, and then looks.',
      },
    ],
  },
];
