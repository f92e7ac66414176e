import type { SeedActivity } from './seed-activity.ts';

export const grade4MathsWholeNumbers: SeedActivity[] = [
  {
    id: 'act-4-whole-numbers-to-10000',
    topicId: 'top-4-whole-numbers',
    title: 'Numbers to 10 000',
    description: 'Read, compare and count on with big numbers.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which number does the arrow show?',
        options: ['3 040', '3 400', '3 600', '4 400'],
        correctAnswer: '3 400',
        feedBack:
          'There are ten steps from 3 000 to 4 000, so each is 100, and the arrow is four steps along.',
        media: 'fil-number-line-m4tz.png',
      },
      {
        type: 'truefalse',
        question: 'In 4 728 the digit 7 stands for 700.',
        correctAnswer: true,
        feedBack: 'Yes: 4 728 is 4 000 + 700 + 20 + 8.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Count on in 25s: 250, 275, [[300]], 325, [[350]].',
        correctAnswers: ['300', '350'],
        hint: 'Four steps of 25 make 100.',
        feedBack: '275 + 25 is 300, and 325 + 25 is 350.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Choose all the numbers that are bigger than 5 500.',
        options: ['5 050', '5 510', '5 499', '6 005'],
        correctAnswers: ['5 510', '6 005'],
        feedBack: 'Compare the thousands first, then the hundreds, then the tens.',
      },
      {
        type: 'textAnswer',
        prompt: 'Write in digits, without a space: three thousand and forty-six.',
        correctAnswer: '3046',
        feedBack:
          'Three thousands, no hundreds, four tens and six units: the zero keeps the place of the hundreds.',
      },
    ],
  },
  {
    id: 'act-4-whole-numbers-rounding',
    topicId: 'top-4-whole-numbers',
    title: 'Order and round',
    description: 'Put numbers in order and find the nearest ten or hundred.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'Round 2 364 to the nearest 100.',
        options: ['2 300', '2 360', '2 400', '2 000'],
        correctAnswer: '2 400',
        feedBack: '2 364 lies between 2 300 and 2 400, and it is nearer to 2 400.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Rounded to the nearest 10, 87 becomes [[90]] and 342 becomes [[340]].',
        correctAnswers: ['90', '340'],
        feedBack: 'Units of 5 or more round up, units below 5 round down.',
      },
      {
        type: 'truefalse',
        question: '9 099 is bigger than 9 909.',
        correctAnswer: false,
        feedBack: 'Both have 9 thousands, but 9 909 has 9 hundreds and 9 099 has none.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which list goes from the smallest to the biggest number?',
        options: ['1 809, 1 089, 1 890', '1 089, 1 890, 1 809', '1 089, 1 809, 1 890', '1 890, 1 809, 1 089'],
        correctAnswer: '1 089, 1 809, 1 890',
        feedBack: '1 089 has no hundreds, so it comes first, and 1 809 has fewer tens than 1 890.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which numbers become 600 when you round them to the nearest 100?',
        options: ['549', '551', '648', '650'],
        correctAnswers: ['551', '648'],
        feedBack: 'Every number from 550 to 649 is rounded to 600.',
      },
      {
        type: 'textAnswer',
        prompt: 'How would you explain rounding to a friend in Grade 3?',
        correctAnswer: null,
        feedBack: 'A good explanation says which neighbour on the number line is nearer.',
      },
    ],
  },
];
