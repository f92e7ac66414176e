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

export const grade5Topics: SubjectTopics = {
  english: [
    ['adjectives-and-adverbs', 1, 'Adjectives and adverbs', 'Say which one, and say how.'],
    ['folktales', 2, 'Folktales', 'Stories with a lesson, from many peoples.'],
    ['writing-instructions', 3, 'Writing instructions', 'Steps that a reader can follow.'],
    ['dictionary-detectives', null, 'Dictionary detectives', 'Meaning, spelling and word families.'],
  ],
  maths: [
    ['multiplying-and-dividing', 1, 'Multiplying and dividing', 'Two and three digits, and a check.'],
    ['number-patterns', 2, 'Number patterns', 'Flow diagrams, rules and tables.'],
    ['symmetry-and-shape', 3, 'Symmetry and shape', 'Fold, turn, slide and compare.'],
    ['graphs-and-tally-tables', 4, 'Graphs and tally tables', 'Collect, sort and draw data.'],
    ['mental-maths', null, 'Mental maths', 'Five quick minutes a day.'],
  ],
  science: [
    ['skeletons', 1, 'Skeletons', 'Bones outside, bones inside, or none.'],
    ['metals-and-non-metals', 2, 'Metals and non-metals', 'Shine, strength and what they are used for.'],
    ['stored-energy', 3, 'Stored energy', 'Fuels, food and batteries.'],
    ['fair-tests', null, 'Fair tests', 'Change one thing, keep the rest.'],
  ],
  social: [
    ['hunter-gatherers', 1, 'Hunter-gatherers and herders', 'The San and the Khoikhoi in southern Africa.'],
    ['physical-features', 2, 'Physical features', 'Mountains, rivers and the coastline.'],
    ['ancient-egypt', 3, 'Ancient Egypt', 'Life along the River Nile.'],
    ['heritage-days', null, 'Heritage', 'What we keep and pass on.'],
  ],
  coding: [
    ['decisions', 1, 'If this, then that', 'Let the program choose its way.'],
    ['variables', 2, 'Boxes with names: variables', 'Keep a score, a name or a number.'],
    ['moving-parts', 3, 'Moving parts', 'Motors, wheels and gears for a robot.'],
    ['staying-safe-online', null, 'Staying safe online', 'Passwords, privacy and kindness.'],
  ],
};

export const grade6Topics: SubjectTopics = {
  english: [
    ['active-and-passive', 1, 'Active and passive', 'Who did it, and to whom it was done.'],
    ['newspaper-reports', 2, 'Newspaper reports', 'Headline, lead, facts and quotes.'],
    ['dialogue-and-plays', 3, 'Dialogue and plays', 'Write how people really speak.'],
    ['idioms', null, 'Idioms', 'Raining cats and dogs, and other sayings.'],
  ],
  maths: [
    ['numbers-to-millions', 1, 'Numbers to nine digits', 'Order, compare and round large numbers.'],
    ['decimal-fractions', 2, 'Decimal fractions', 'Tenths, hundredths and money.'],
    ['area-and-perimeter', 3, 'Area, perimeter and volume', 'Measure around, over and inside.'],
    ['percentages', 4, 'Percentages', 'Parts of a hundred in shops and sport.'],
    ['olympiad-corner', null, 'Olympiad corner', 'Questions with a twist.'],
  ],
  science: [
    ['food-chains', 1, 'Food chains and food webs', 'Who eats what, and where energy goes.'],
    ['mixtures-and-solutions', 2, 'Mixtures and solutions', 'Stir, dissolve, filter, evaporate.'],
    ['electric-circuits', 3, 'Electric circuits', 'Cells, bulbs, switches and wires.'],
    ['inventors', null, 'Inventors', 'People who solved a problem that others had.'],
  ],
  social: [
    ['latitude-and-longitude', 1, 'Latitude and longitude', 'Find any place with two numbers.'],
    ['mapungubwe', 2, 'The kingdom of Mapungubwe', 'Gold, trade and power on the Limpopo.'],
    ['climate-and-vegetation', 3, 'Climate and vegetation', 'Rain forests, deserts and what grows there.'],
    ['democracy', null, 'Democracy and citizenship', 'How a country decides together.'],
  ],
  coding: [
    ['functions', 1, 'Functions', 'Name a set of steps and use it again.'],
    ['lists', 2, 'Lists', 'Keep many things in order.'],
    ['line-followers', 3, 'Line followers', 'A robot that corrects itself.'],
    ['game-lab', null, 'Game lab', 'Design, test and share a small game.'],
  ],
};
