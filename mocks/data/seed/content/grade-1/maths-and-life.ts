import type { SeedActivity } from '../seed-activity.ts';

export const grade1MathsAndLife: SeedActivity[] = [
  {
    id: 'act-1-counting-fruit',
    topicId: 'top-1-counting-to-20',
    title: 'Count the fruit',
    description: 'Point with your finger and count.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'How many oranges do you see?',
        options: ['2', '4', '5', '7'],
        correctAnswer: '5',
        feedBack: 'One, two, three, four, five oranges.',
        media: 'fil-fruit-2nkc.png',
      },
      {
        type: 'truefalse',
        question: 'There are more oranges than pears.',
        correctAnswer: true,
        feedBack: 'Yes: there are five oranges and only two pears.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Count on: 6, 7, [[8]], 9, [[10]].',
        correctAnswers: ['8', '10'],
        feedBack: 'Each number is one more.',
      },
    ],
  },
  {
    id: 'act-1-adding-to-ten',
    topicId: 'top-1-adding-and-taking-away',
    title: 'Make ten',
    description: 'Use your fingers if you like.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: '7 and [[3]] make 10.',
        correctAnswers: ['3'],
        feedBack: 'Count on from 7: eight, nine, ten.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'You have 5 sweets and eat 2. How many are left?',
        options: ['2', '3', '5', '7'],
        correctAnswer: '3',
        feedBack: 'Five take away two is three.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which sums make 6?',
        options: ['3 + 3', '4 + 1', '5 + 1', '2 + 2'],
        correctAnswers: ['3 + 3', '5 + 1'],
        feedBack: 'Three and three make six, and so do five and one.',
      },
    ],
  },
  {
    id: 'act-1-body-senses',
    topicId: 'top-1-my-body',
    title: 'My five senses',
    description: 'What do you see, hear, smell, taste and feel with?',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'What do you hear with?',
        options: ['my eyes', 'my ears', 'my nose', 'my feet'],
        correctAnswer: 'my ears',
        feedBack: 'Your ears catch every sound.',
      },
      {
        type: 'truefalse',
        question: 'I smell a flower with my nose.',
        correctAnswer: true,
        feedBack: 'Yes: your nose is for smelling.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'On one hand I have [[5]] fingers.',
        correctAnswers: ['5'],
        hint: 'Count the thumb too.',
        feedBack: 'Four fingers and a thumb make five.',
      },
    ],
  },
  {
    id: 'act-1-weather-clothes',
    topicId: 'top-1-seasons-and-weather',
    title: 'What shall I wear?',
    description: 'Look at the sky and choose.',
    questions: [
      {
        type: 'mcqMultiAnswer',
        prompt: 'It is raining. What do you take along?',
        options: ['an umbrella', 'a raincoat', 'sunglasses', 'a swimsuit'],
        correctAnswers: ['an umbrella', 'a raincoat'],
        feedBack: 'Both keep you dry.',
      },
      {
        type: 'truefalse',
        question: 'In South Africa it is winter in July.',
        correctAnswer: true,
        feedBack: 'Yes: June, July and August are our cold months.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'What protects you from a hot sun?',
        options: ['a hat', 'gloves', 'a scarf', 'boots'],
        correctAnswer: 'a hat',
        feedBack: 'A hat gives your face some shade.',
      },
    ],
  },
];
