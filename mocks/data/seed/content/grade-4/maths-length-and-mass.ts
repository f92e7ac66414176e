import type { SeedActivity } from '../seed-activity.ts';

export const grade4MathsLengthAndMass: SeedActivity[] = [
  {
    id: 'act-4-length-units',
    topicId: 'top-4-length-and-mass',
    title: 'Millimetres to kilometres',
    description: 'Measure a pencil, a room and a road.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: 'The pencil is [[8]] cm long. That is the same as [[80]] mm.',
        correctAnswers: ['8', '80'],
        hint: 'One centimetre is 10 millimetres.',
        feedBack: 'The pencil begins at 0 and ends at 8, and 8 times 10 mm is 80 mm.',
        media: 'fil-pencil-9wd6.png',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which unit suits the distance from Durban to Johannesburg best?',
        options: ['millimetres', 'centimetres', 'metres', 'kilometres'],
        correctAnswer: 'kilometres',
        feedBack: 'Long roads are measured in kilometres, because the numbers stay small enough to read.',
      },
      {
        type: 'truefalse',
        question: '5 m 20 cm is the same as 502 cm.',
        correctAnswer: false,
        feedBack: '5 m is 500 cm, and 20 cm more make 520 cm.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Choose all the lengths that are the same as one and a half metres.',
        options: ['150 cm', '15 cm', '1\u00a0500 mm', '1 m 50 cm', '1 m 5 cm'],
        correctAnswers: ['150 cm', '1\u00a0500 mm', '1 m 50 cm'],
        feedBack: 'Half a metre is 50 cm or 500 mm.',
      },
      {
        type: 'textAnswer',
        prompt: 'Which is longer: 95 mm or 9 cm?',
        correctAnswer: '95 mm',
        feedBack: '9 cm is 90 mm, so 95 mm is a little longer.',
      },
    ],
  },
  {
    id: 'act-4-mass-grams',
    topicId: 'top-4-length-and-mass',
    title: 'Grams and kilograms',
    description: 'How heavy is it, and how do you write it down?',
    questions: [
      {
        type: 'truefalse',
        question: 'One kilogram is the same as 1\u00a0000 grams.',
        correctAnswer: true,
        feedBack: 'Yes: “kilo” means one thousand.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'Which of these has a mass of about 1 kg?',
        options: ['a pencil', 'a litre of water', 'a grape', 'a grown-up'],
        correctAnswer: 'a litre of water',
        feedBack: 'One litre of water has a mass of 1 kg, which is handy to remember.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Half a kilogram is [[500]] g. A quarter of a kilogram is [[250]] g.',
        correctAnswers: ['500', '250'],
        hint: 'Start from 1\u00a0000 g.',
        feedBack: 'Half of 1\u00a0000 is 500, and half of 500 is 250.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which pairs make exactly 1 kg?',
        options: ['600 g and 400 g', '900 g and 10 g', '750 g and 250 g', '550 g and 550 g'],
        correctAnswers: ['600 g and 400 g', '750 g and 250 g'],
        feedBack: 'Add the two and look for 1\u00a0000 g.',
      },
      {
        type: 'textAnswer',
        prompt:
          'A bag of mealie meal has a mass of 2 kg 500 g. How many grams is that? Write the number without a space.',
        correctAnswer: '2500',
        feedBack: '2 kg is 2\u00a0000 g, and 500 g more make 2\u00a0500 g.',
      },
    ],
  },
];
