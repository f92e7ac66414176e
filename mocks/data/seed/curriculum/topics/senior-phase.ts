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

export const grade8Topics: SubjectTopics = {
  english: [
    ['novel-study', 1, 'Novel study', 'Theme, setting and point of view.'],
    ['direct-and-reported-speech', 2, 'Direct and reported speech', 'Say it, then say what was said.'],
    ['essays', 3, 'Essays', 'Plan, draft, revise, proofread.'],
    ['poetry-and-figures', null, 'Poetry and figures of speech', 'Simile, metaphor, alliteration.'],
  ],
  maths: [
    ['integers', 1, 'Integers', 'Add, subtract, multiply and divide below zero.'],
    ['algebraic-expressions', 1, 'Algebraic expressions', 'Like terms, brackets and substitution.'],
    ['algebraic-equations', 2, 'Algebraic equations', 'Find the unknown and check it.'],
    ['pythagoras', 3, 'The theorem of Pythagoras', 'Right-angled triangles and their sides.'],
    ['number-curiosities', null, 'Number curiosities', 'Primes, palindromes and patterns.'],
  ],
  science: [
    ['photosynthesis', 1, 'Photosynthesis and respiration', 'How plants and animals get their energy.'],
    ['atoms', 2, 'Atoms', 'The building blocks of all matter.'],
    ['static-electricity', 3, 'Static electricity', 'Charges, sparks and lightning.'],
    ['the-solar-system', null, 'The solar system', 'Eight planets and a star.'],
  ],
  social: [
    ['maps-and-globes', 1, 'Maps and globes', 'Scale, time zones and satellite images.'],
    ['industrial-revolution', 2, 'The Industrial Revolution', 'Steam, factories and new cities.'],
    ['mineral-revolution', 3, 'The Mineral Revolution', 'Diamonds, gold and what they changed.'],
    ['settlement', null, 'Settlement', 'Why towns are where they are.'],
  ],
  ems: [
    ['government', 1, 'Government and the budget', 'Where the money comes from and goes.'],
    ['markets', 2, 'Markets', 'Buyers, sellers and prices.'],
    ['cash-receipts', 3, 'Cash receipts journal', 'Record what comes in.'],
    ['forms-of-ownership', null, 'Forms of ownership', 'Sole trader, partnership, company.'],
  ],
  coding: [
    ['variables-and-types', 1, 'Variables and data types', 'Numbers, text, true and false.'],
    ['loops-in-python', 2, 'Loops in Python', 'for, while and range.'],
    ['control-systems', 3, 'Control systems', 'Input, process, output, feedback.'],
    ['ethics-of-machines', null, 'Machines and fairness', 'Who decides when a computer decides?'],
  ],
};
