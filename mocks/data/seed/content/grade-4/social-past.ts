import type { SeedActivity } from '../seed-activity.ts';

export const grade4SocialPast: SeedActivity[] = [
  {
    id: 'act-4-history-sources',
    topicId: 'top-4-local-history',
    title: 'How do we know?',
    description: 'Objects, pictures, writing and people tell about the past.',
    questions: [
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these can tell you about your town long ago?',
        options: ['an old photograph', 'a grandmother’s story', 'tomorrow’s weather', 'a letter from 1950'],
        correctAnswers: ['an old photograph', 'a grandmother’s story', 'a letter from 1950'],
        feedBack: 'Historians call these things sources.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'What do we call history that people tell by word of mouth?',
        options: ['oral history', 'a diary', 'a map', 'a museum'],
        correctAnswer: 'oral history',
        feedBack: 'Oral means spoken.',
      },
      {
        type: 'truefalse',
        question: 'Two people can remember the same day differently.',
        correctAnswer: true,
        feedBack: 'Yes: that is why it is good to ask more than one person.',
      },
    ],
  },
  {
    id: 'act-4-history-timeline',
    topicId: 'top-4-local-history',
    title: 'A line of time',
    description: 'Put things that happened in order.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which of these happened first?',
        options: [
          'Your teacher was born',
          'Your great-grandmother was born',
          'You were born',
          'You started school',
        ],
        correctAnswer: 'Your great-grandmother was born',
        feedBack: 'Great-grandmothers were here long before teachers and learners of today.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'A decade is [[10]] years. A century is [[100]] years.',
        correctAnswers: ['10', '100'],
        hint: 'Write digits.',
        feedBack: 'Ten decades make one century.',
      },
      {
        type: 'textAnswer',
        prompt: 'Ask an adult at home about a game of their childhood. What did they play?',
        correctAnswer: null,
        modelAnswer:
          'My grandmother played diketo. She threw one stone up, picked up other stones with the same hand, and caught the first one before it fell.',
        feedBack: 'You have just collected oral history.',
      },
    ],
  },
  {
    id: 'act-4-transport-land',
    topicId: 'top-4-transport-through-time',
    title: 'On foot, on wheels, on rails',
    description: 'How people and goods travelled over land.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which of these came first?',
        options: ['trains', 'motor cars', 'ox-wagons', 'aeroplanes'],
        correctAnswer: 'ox-wagons',
        feedBack: 'Animals pulled wagons long before engines were invented.',
      },
      {
        type: 'truefalse',
        question: 'The first railway engines ran on steam.',
        correctAnswer: true,
        feedBack: 'Yes: a coal fire boiled water, and the steam pushed the wheels round.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which ways of travelling need no fuel?',
        options: ['walking', 'a minibus taxi', 'a bicycle', 'an aeroplane'],
        correctAnswers: ['walking', 'a bicycle'],
        feedBack: 'You are the engine when you walk or cycle.',
      },
    ],
  },
  {
    id: 'act-4-transport-water-and-air',
    topicId: 'top-4-transport-through-time',
    title: 'Over water and through the air',
    description: 'Rafts, ships, balloons and aeroplanes.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'What moves a sailing ship?',
        options: ['steam', 'the wind', 'petrol', 'oxen'],
        correctAnswer: 'the wind',
        feedBack: 'The sails catch the wind.',
      },
      {
        type: 'truefalse',
        question: 'A hot-air balloon rises because hot air is lighter than cold air.',
        correctAnswer: true,
        feedBack: 'Yes: the flame heats the air, and the balloon goes up.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'The Wright brothers first flew with an engine in 1903. In 2003 that was [[100]] years ago.',
        correctAnswers: ['100'],
        feedBack: '2003 − 1903 is 100.',
      },
    ],
  },
];
