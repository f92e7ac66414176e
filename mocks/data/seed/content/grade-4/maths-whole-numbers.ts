import type { SeedActivity } from '../seed-activity.ts';

export const grade4MathsWholeNumbers: SeedActivity[] = [
  {
    id: 'act-4-whole-numbers-to-10000',
    topicId: 'top-4-whole-numbers',
    title: 'Numbers to 10\u00a0000',
    description: 'Read, compare and count on with big numbers.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which number does the arrow show?',
        options: ['3\u00a0040', '3\u00a0400', '3\u00a0600', '4\u00a0400'],
        correctAnswer: '3\u00a0400',
        feedBack:
          'There are ten steps from 3\u00a0000 to 4\u00a0000, so each is 100, and the arrow is four steps along.',
        media: 'fil-number-line-m4tz.png',
      },
      {
        type: 'truefalse',
        question: 'In 4\u00a0728 the digit 7 has the value 700.',
        correctAnswer: true,
        feedBack: 'Yes: 4\u00a0728 is 4\u00a0000 + 700 + 20 + 8.',
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
        prompt: 'Choose all the numbers that are bigger than 5\u00a0500.',
        options: ['5\u00a0050', '5\u00a0510', '5\u00a0499', '6\u00a0005'],
        correctAnswers: ['5\u00a0510', '6\u00a0005'],
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
        prompt: 'Round 2\u00a0364 to the nearest 100.',
        options: ['2\u00a0300', '2\u00a0360', '2\u00a0400', '2\u00a0000'],
        correctAnswer: '2\u00a0400',
        feedBack: '2\u00a0364 lies between 2\u00a0300 and 2\u00a0400, and it is nearer to 2\u00a0400.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Rounded to the nearest 10, 87 becomes [[90]] and 342 becomes [[340]].',
        correctAnswers: ['90', '340'],
        feedBack: 'Units of 5 or more round up, units below 5 round down.',
      },
      {
        type: 'truefalse',
        question: '9\u00a0099 is bigger than 9\u00a0909.',
        correctAnswer: false,
        feedBack: 'Both have 9 thousands, but 9\u00a0909 has 9 hundreds and 9\u00a0099 has none.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which list goes from the smallest to the biggest number?',
        options: [
          '1\u00a0809, 1\u00a0089, 1\u00a0890',
          '1\u00a0089, 1\u00a0890, 1\u00a0809',
          '1\u00a0089, 1\u00a0809, 1\u00a0890',
          '1\u00a0890, 1\u00a0809, 1\u00a0089',
        ],
        correctAnswer: '1\u00a0089, 1\u00a0809, 1\u00a0890',
        feedBack:
          '1\u00a0089 has no hundreds, so it comes first, and 1\u00a0809 has fewer tens than 1\u00a0890.',
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
        modelAnswer:
          'Find the two tens that your number is between, and choose the nearer one. 47 is between 40 and 50 and is nearer to 50, so you write 50.',
        feedBack: 'A good explanation says which neighbour on the number line is nearer.',
      },
    ],
  },
];
