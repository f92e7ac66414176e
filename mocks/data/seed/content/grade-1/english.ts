import type { SeedActivity } from '../seed-activity.ts';

export const grade1English: SeedActivity[] = [
  {
    id: 'act-1-letters-first-sound',
    topicId: 'top-1-letters-and-sounds',
    title: 'The first sound',
    description: 'Say the word slowly. What do you hear first?',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which word begins like “sun”?',
        options: ['sock', 'moon', 'hat', 'dog'],
        correctAnswer: 'sock',
        feedBack: 'Sun and sock both begin with s.',
      },
      {
        type: 'truefalse',
        question: '“Ball” begins with the letter b.',
        correctAnswer: true,
        feedBack: 'Yes: b is for ball.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which words begin with m?',
        options: ['mat', 'pig', 'milk', 'cup'],
        correctAnswers: ['mat', 'milk'],
        feedBack: 'Hum the first sound: mmm-at, mmm-ilk.',
      },
    ],
  },
  {
    id: 'act-1-words-three-sounds',
    topicId: 'top-1-short-words',
    title: 'Three sounds, one word',
    description: 'Put the sounds together.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'c – a – t. Which word is it?',
        options: ['cot', 'cat', 'cut', 'cap'],
        correctAnswer: 'cat',
        feedBack: 'c, a and t together say cat.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Write the missing letter: d[[o]]g. It barks.',
        correctAnswers: ['o'],
        hint: 'Use a small letter.',
        feedBack: 'd, o and g together say dog.',
      },
      {
        type: 'textAnswer',
        prompt: 'Which word do you get from b – e – d? Write it in small letters.',
        correctAnswer: 'bed',
        feedBack: 'b, e and d together say bed: good night!',
      },
    ],
  },
];
