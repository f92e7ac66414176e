import type { SubjectTopics } from './subject-topics.ts';

export const grade7Topics: SubjectTopics = {
  english: [
    ['short-stories', 1, 'Short stories', 'Plot, character and a turn at the end.'],
    ['clauses-and-phrases', 2, 'Clauses and phrases', 'Build longer sentences that stay clear.'],
    ['persuasive-writing', 3, 'Persuasive writing', 'Reasons, examples and a strong close.'],
    ['speaking-in-public', null, 'Speaking in public', 'Prepare, breathe, look up.'],
  ],
  maths: [
    ['exponents', 1, 'Exponents', 'Squares, cubes and their roots.'],
    ['integers', 2, 'Integers', 'Numbers on both sides of zero.'],
    ['geometry-of-lines', 3, 'Geometry of straight lines', 'Angles, parallels and constructions.'],
    ['probability', 4, 'Probability', 'How likely is it, really?'],
    ['proof-corner', null, 'Proof corner', 'Is it always true, and why?'],
  ],
  science: [
    ['biosphere', 1, 'The biosphere', 'Where life is found and what it needs.'],
    ['acids-and-bases', 2, 'Acids, bases and neutrals', 'Test with an indicator.'],
    ['heat-transfer', 3, 'Heat transfer', 'Conduction, convection and radiation.'],
    ['relationship-of-sun-and-earth', null, 'The Sun and the Earth', 'Seasons, and why the Earth has them.'],
  ],
  social: [
    [
      'volcanoes-and-earthquakes',
      1,
      'Volcanoes, earthquakes and floods',
      'What moves the ground we stand on.',
    ],
    ['kingdom-of-mali', 2, 'The kingdom of Mali', 'Timbuktu, trade and learning.'],
    ['population-growth', 3, 'Population growth', 'Why numbers rise and fall.'],
    ['reading-maps', null, 'Reading maps', 'Scale, symbols and contour lines.'],
  ],
  ems: [
    ['history-of-money', 1, 'The history of money', 'From barter to cards.'],
    ['needs-and-wants', 2, 'Needs and wants', 'Choosing when there is not enough of everything.'],
    ['budgets', 3, 'Income, expenses and budgets', 'Plan before you spend.'],
    ['the-entrepreneur', null, 'The entrepreneur', 'Spot a need and start small.'],
  ],
  coding: [
    ['text-coding', 1, 'From blocks to text', 'The same ideas, now typed.'],
    ['conditions', 2, 'Conditions and comparisons', 'Bigger, smaller, equal, and, or.'],
    ['sensors-and-data', 3, 'Sensors and data', 'Measure the world and make sense of it.'],
    ['code-review', null, 'Reading other people’s code', 'Understand first, then improve.'],
  ],
};
