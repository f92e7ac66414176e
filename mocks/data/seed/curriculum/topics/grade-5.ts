import type { SubjectTopics } from './subject-topics.ts';

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
