import type { SubjectTopics } from './subject-topics.ts';

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
