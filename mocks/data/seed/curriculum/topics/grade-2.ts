import type { SubjectTopics } from './subject-topics.ts';

export const grade2Topics: SubjectTopics = {
  english: [
    ['words-that-rhyme', 1, 'Words that rhyme', 'Hear, find and make rhyming words.'],
    ['long-vowels', 2, 'Long vowels', 'Read words such as rain, feet and boat.'],
    ['sentences-that-ask', 3, 'Sentences that ask', 'Tell with a full stop, ask with a question mark.'],
    ['books-we-love', null, 'Books we love', 'Say what you liked in a story, and why.'],
  ],
  maths: [
    ['numbers-to-200', 1, 'Numbers to 200', 'Count forwards and backwards in 2s, 5s and 10s.'],
    ['tens-and-units', 2, 'Tens and units', 'Break up numbers to add and subtract.'],
    ['sharing-and-grouping', 3, 'Sharing and grouping', 'Share equally and count in groups.'],
    ['coins-and-notes', 4, 'Coins and notes', 'Pay and get change in rand and cents.'],
    ['patterns-to-finish', null, 'Patterns to finish', 'Look, find the rule, go on.'],
  ],
  life: [
    ['what-we-need-to-live', 1, 'What we need to live', 'Food, water, air, shelter and care.'],
    ['animals-and-their-young', 2, 'Animals and their young', 'Calves, chicks and tadpoles.'],
    ['people-who-help-us', 3, 'People who help us', 'Nurses, firefighters, teachers and more.'],
    ['feelings-and-friends', null, 'Feelings and friends', 'Name a feeling and be kind about it.'],
  ],
};
