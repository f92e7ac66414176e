import type { SubjectTopics } from './subject-topics.ts';

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
