import type { SeedChange } from './seed-change.ts';

/** Changes by several submitters to two Grade 4 activities, and single changes to other activities. */
export const pendingChanges: SeedChange[] = [
  {
    id: 'chs-25',
    userId: 'usr-sipho',
    submitted: { daysAgo: 3, minutesOfDay: 941 },
    activity: 'act-1-adding-to-ten',
    question: 2,
    proposed: { prompt: 'You have 5 sweets. You eat 2 of them. How many are left?' },
    comment: 'Short sentences are easier to read in Grade 1.',
  },
  {
    id: 'chs-26',
    userId: 'usr-sipho',
    submitted: { daysAgo: 2, minutesOfDay: 431 },
    activity: 'act-8-loops-for-and-while',
    question: 2,
    proposed: {
      feedBack: '`n` is 20, 14, 8 and then 2. Now it is no longer greater than 5, and the loop ends.',
    },
  },
  {
    id: 'chs-27',
    userId: 'usr-sipho',
    submitted: { daysAgo: 2, minutesOfDay: 587 },
    activity: 'act-4-fractions-halves',
    question: 1,
    proposed: { question: 'Three quarters of a metre is the same length as 75 cm.' },
  },
  {
    id: 'chs-28',
    userId: 'usr-sipho',
    submitted: { daysAgo: 2, minutesOfDay: 602 },
    activity: 'act-4-loops-beeps',
    question: 1,
    proposed: { hint: 'Count the long beeps first: each round begins with one.' },
  },
  {
    id: 'chs-29',
    userId: 'usr-sipho',
    submitted: { daysAgo: 1, minutesOfDay: 855 },
    activity: 'act-4-loops-beeps',
    question: 3,
    proposed: { feedBack: 'Yes: that keeps programs short, and there are fewer places for mistakes.' },
  },
  {
    id: 'chs-30',
    userId: 'usr-aisha',
    submitted: { daysAgo: 1, minutesOfDay: 1060 },
    activity: 'act-4-fractions-halves',
    proposed: {
      Title: 'Fractions, multiples and measuring',
      Description: 'Five questions about fractions, multiples and measuring. Take your time.',
    },
    comment: 'Questions 3 and 4 are not about fractions, so the title should say more.',
  },
  {
    id: 'chs-31',
    userId: 'usr-aisha',
    submitted: { daysAgo: 1, minutesOfDay: 1061 },
    activity: 'act-4-fractions-halves',
    question: 2,
    previous: { feedBack: null },
    proposed: {
      options: ['2/4', '2/3', '3/5', '1/4'],
      feedBack: 'Cut one half into two equal pieces, and you have two quarters.',
    },
    comment: 'The question had no explanation yet, and 1/3 stood too near to 2/3.',
  },
  {
    id: 'chs-36',
    userId: 'usr-aisha',
    submitted: { daysAgo: 1, minutesOfDay: 1084 },
    activity: 'act-4-loops-beeps',
    question: 1,
    proposed: {
      paragraph:
        'Listen to the robot. One long and two short beeps make a pattern, and the robot plays it [[4]] times. That makes [[12]] beeps in all.',
    },
  },
  {
    id: 'chs-41',
    userId: 'lrn-lwazi',
    submitted: { daysAgo: 1, minutesOfDay: 1102 },
    activity: 'act-4-loops-beeps',
    question: 5,
    proposed: {
      prompt: '```\nrepeat 5 times:\n    clap\n    clap\n```\nHow many claps is that? Write only the number.',
    },
    comment: 'You cannot hear the claps here.',
  },
  {
    id: 'chs-44',
    userId: 'usr-aisha',
    submitted: { daysAgo: 1, minutesOfDay: 1115 },
    activity: 'act-4-loops-beeps',
    question: 4,
    sortOrder: 1,
    comment: 'Everyday loops first, then the loops in programs.',
  },
  {
    id: 'chs-52',
    userId: 'lrn-emma',
    submitted: { daysAgo: 1, minutesOfDay: 1163 },
    activity: 'act-8-equations-solve',
    proposed: { Description: 'Do the same on both sides, then put your answer in and check.' },
  },
  {
    id: 'chs-60',
    userId: 'usr-sipho',
    submitted: { daysAgo: 1, minutesOfDay: 1190 },
    activity: 'act-1-letters-first-sound',
    question: 2,
    proposed: { feedBack: 'Yes: ball begins with b, and so does bed.' },
  },
];
