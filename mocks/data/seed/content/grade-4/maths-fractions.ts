import type { SeedActivity } from '../seed-activity.ts';

export const grade4MathsFractions: SeedActivity[] = [
  {
    id: 'act-4-fractions-halves',
    topicId: 'top-4-fractions',
    title: 'Halves, quarters and eighths',
    description: 'Five questions about fractions and measuring. Take your time.',
    questions: [
      {
        type: 'truefalse',
        question: 'Three quarters of a metre is the same as 75 cm.',
        correctAnswer: true,
        feedBack: 'Yes: a quarter of a metre is 25 cm, and three of them make 75 cm.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which fraction is equal to one half?',
        options: ['2/4', '2/3', '3/5', '1/3'],
        correctAnswer: '2/4',
        media: 'fil-fractions-7kq2.png',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Choose all the multiples of 6.',
        options: ['12', '20', '18', '24'],
        correctAnswers: ['12', '18', '24'],
        feedBack: 'Count in sixes: 6, 12, 18, 24. You never land on 20.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Fill in the missing numbers.\nThere are [[100]] centimetres in one metre and [[1000]] metres in one kilometre, so 2 km is the same as [[2000]] m.',
        correctAnswers: ['100', '1000', '2000'],
        hint: '“kilo” means one thousand.',
      },
      {
        type: 'textAnswer',
        prompt: 'How do you know that 3/8 is smaller than one half?',
        correctAnswer: null,
        modelAnswer: 'One half is 4/8, and 3/8 is one piece less.',
        feedBack: 'Pieces of the same size are easy to compare, so count in eighths.',
      },
    ],
  },
  {
    id: 'act-4-fractions-fair-shares',
    topicId: 'top-4-fractions',
    title: 'Fair shares',
    description: 'Share bread, fruit and milk fairly, and write each share as a fraction.',
    media: 'fil-fractions-7kq2.png',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'Four friends share 3 loaves of bread equally. How much bread does each friend get?',
        options: ['3/4 of a loaf', '4/3 of a loaf', '1/4 of a loaf', '3 loaves'],
        correctAnswer: '3/4 of a loaf',
        feedBack: 'Cut each loaf in quarters: every friend gets one quarter of each of the three loaves.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'One half of 18 oranges is [[9]] oranges. One third of 18 oranges is [[6]] oranges.',
        correctAnswers: ['9', '6'],
        hint: 'For one third, share the oranges into three equal heaps.',
        feedBack: '18 shared by 2 is 9, and 18 shared by 3 is 6.',
      },
      {
        type: 'truefalse',
        question: 'One eighth of a pizza is more than one quarter of the same pizza.',
        correctAnswer: false,
        feedBack:
          'The more equal pieces you cut, the smaller each piece is, so one eighth is less than one quarter.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these fractions are equal to one half?',
        options: ['2/4', '3/6', '3/8', '5/10', '4/6'],
        correctAnswers: ['2/4', '3/6', '5/10'],
        feedBack: 'A fraction is one half when the number on top is half of the number below.',
      },
      {
        type: 'textAnswer',
        prompt:
          'Gogo pours 1/4 of a litre of milk three times. Write the fraction of a litre that she has poured.',
        correctAnswer: '3/4',
        feedBack: 'One quarter and one quarter and one quarter make three quarters.',
      },
    ],
  },
];
