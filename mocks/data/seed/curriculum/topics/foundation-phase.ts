import type { SubjectTopics } from './subject-topics.ts';

export const grade1Topics: SubjectTopics = {
  english: [
    ['letters-and-sounds', 1, 'Letters and sounds', 'Hear the first sound and find its letter.'],
    ['short-words', 2, 'Short words', 'Blend three sounds into one word.'],
    ['my-first-sentences', 3, 'My first sentences', 'A capital letter, a space, a full stop.'],
    ['story-time', null, 'Story time', 'Listen to a story and talk about it.'],
  ],
  maths: [
    ['counting-to-20', 1, 'Counting to 20', 'Count things, then write how many.'],
    ['adding-and-taking-away', 2, 'Adding and taking away', 'Put together and take away up to 10.'],
    ['shapes-around-us', 3, 'Shapes around us', 'Circles, squares and triangles at home.'],
    ['time-and-days', 4, 'Time and days', 'Days of the week, morning and night.'],
    ['number-games', null, 'Number games', 'Play with numbers on any day.'],
  ],
  life: [
    ['my-body', 1, 'My body', 'Name the parts and care for them.'],
    ['my-family-and-home', 2, 'My family and home', 'The people and places we belong to.'],
    ['seasons-and-weather', 3, 'Seasons and weather', 'Sun, wind and rain through the year.'],
    ['safe-every-day', null, 'Safe every day', 'At home, on the road and near water.'],
  ],
};

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

export const grade3Topics: SubjectTopics = {
  english: [
    ['describing-words', 1, 'Describing words', 'Paint pictures with adjectives.'],
    ['past-present-future', 2, 'Past, present and future', 'Say when it happens with the right verb.'],
    ['a-paragraph-of-my-own', 3, 'A paragraph of my own', 'One idea, four good sentences.'],
    ['reading-aloud', null, 'Reading aloud', 'Read so that others want to listen.'],
  ],
  maths: [
    ['numbers-to-1000', 1, 'Numbers to 1\u00a0000', 'Place value in hundreds, tens and units.'],
    ['times-tables', 2, 'Times tables', 'Twos, threes, fours, fives and tens.'],
    ['halves-and-quarters', 3, 'Halves and quarters', 'Share food and shapes in equal parts.'],
    ['clocks-and-calendars', 4, 'Clocks and calendars', 'Read the time and plan a week.'],
    ['word-problems', null, 'Word problems', 'Read, draw, work it out, check.'],
  ],
  life: [
    ['healthy-habits', 1, 'Healthy habits', 'Eat, move, wash and sleep well.'],
    ['insects', 2, 'Insects', 'Six legs, three body parts, busy lives.'],
    ['space-above-us', 3, 'Space above us', 'The Sun, the Moon and the planets.'],
    ['rights-and-duties', null, 'Rights and duties', 'What every child may have and should do.'],
  ],
};
