import type { SubjectTopics } from './subject-topics.ts';

export const grade4Topics: SubjectTopics = {
  english: [
    ['nouns-and-verbs', 1, 'Nouns and verbs', 'Words that name and words that do.'],
    ['reading-for-meaning', 1, 'Reading for meaning', 'Find what a text says, and what it hints.'],
    ['writing-a-letter', 2, 'Writing a letter', 'Address, greeting, message and goodbye.'],
    ['punctuation', 3, 'Punctuation', 'Small marks that make sense of sentences.'],
    ['poems-aloud', null, 'Poems aloud', 'Rhyme, rhythm and pictures made of words.'],
  ],
  maths: [
    ['whole-numbers', 1, 'Whole numbers', 'Count, order and round numbers to 10\u00a0000.'],
    ['addition-and-subtraction', 1, 'Addition and subtraction', 'Add and take away in columns, and check.'],
    ['fractions', 2, 'Fractions', 'Halves to twelfths, and fractions that are equal.'],
    ['length-and-mass', 2, 'Length and mass', 'Measure in mm, cm, m, g and kg.'],
    ['maths-puzzles', null, 'Maths puzzles', 'Brain-stretchers for any day of the year.'],
  ],
  science: [
    ['plants-and-animals', 1, 'Plants and animals', 'What living things need, and where they live.'],
    [
      'solids-liquids-and-gases',
      2,
      'Solids, liquids and gases',
      'Matter, and how it changes when it warms up.',
    ],
    ['strong-frames', 2, 'Strong frames', 'Struts and triangles that carry a load.'],
    ['energy-and-sound', 3, 'Energy and sound', 'Where energy comes from and what makes a sound.'],
    ['be-a-scientist', null, 'Be a scientist', 'Ask, guess, test, and write down what you saw.'],
  ],
  social: [
    ['a-map-of-south-africa', 1, 'A map of South Africa', 'Nine provinces, four directions and a key.'],
    ['local-history', 1, 'Local history', 'Find out how people lived where you live.'],
    ['food-and-farming', 2, 'Food and farming', 'From a field or a garden to your plate.'],
    [
      'transport-through-time',
      3,
      'Transport through time',
      'From walking and ox-wagons to trains and planes.',
    ],
    ['good-leaders', null, 'Good leaders', 'What makes people follow, and what is fair.'],
  ],
  coding: [
    ['step-by-step-algorithms', 1, 'Step by step: algorithms', 'Clear steps in the right order.'],
    ['loops-that-repeat', 2, 'Loops that repeat', 'Say it once, let the computer do it again.'],
    ['robots-with-sensors', 3, 'Robots with sensors', 'Robots that see, feel and decide.'],
    ['find-the-bug', null, 'Find the bug', 'Read code like a detective and mend it.'],
  ],
};
