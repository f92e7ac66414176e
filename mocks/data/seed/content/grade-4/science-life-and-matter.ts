import type { SeedActivity } from '../seed-activity.ts';

export const grade4ScienceLifeAndMatter: SeedActivity[] = [
  {
    id: 'act-4-plants-parts',
    topicId: 'top-4-plants-and-animals',
    title: 'The parts of a plant',
    description: 'Every part of a plant has work to do.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which letter shows the roots?',
        options: ['A', 'B', 'C', 'D'],
        correctAnswer: 'D',
        feedBack: 'Roots grow in the soil, hold the plant and take up water.',
        media: 'fil-plant-parts-q5rj.png',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'In the picture, letter [[B]] is the leaf and letter [[C]] is the stem.',
        correctAnswers: ['B', 'C'],
        hint: 'Use capital letters.',
        feedBack: 'The stem carries water up to the leaves.',
      },
      {
        type: 'truefalse',
        question: 'Leaves make food for the plant with the help of sunlight.',
        correctAnswer: true,
        feedBack: 'Yes: green leaves use sunlight, water and air to make food.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'What does a plant need to grow?',
        options: ['water', 'light', 'music', 'air'],
        correctAnswers: ['water', 'light', 'air'],
        feedBack: 'Music is lovely, but a plant lives on water, light and air.',
      },
    ],
  },
  {
    id: 'act-4-animals-homes',
    topicId: 'top-4-plants-and-animals',
    title: 'Animals and their homes',
    description: 'A habitat is the place where an animal finds all it needs.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'Which animal lives in a rock pool by the sea?',
        options: ['a springbok', 'a starfish', 'a meerkat', 'a giraffe'],
        correctAnswer: 'a starfish',
        feedBack: 'A starfish lives in sea water and holds on to the rocks.',
      },
      {
        type: 'truefalse',
        question: 'A stone is a living thing.',
        correctAnswer: false,
        feedBack: 'Living things feed, grow and have young, and a stone does none of these.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'What does an animal find in its habitat?',
        options: ['food', 'shelter', 'water', 'a television'],
        correctAnswers: ['food', 'shelter', 'water'],
        feedBack: 'Food, water and shelter keep an animal alive and safe.',
      },
    ],
  },
  {
    id: 'act-4-matter-states',
    topicId: 'top-4-solids-liquids-and-gases',
    title: 'Solid, liquid or gas?',
    description: 'Look at what things do when you pour, press or leave them.',
    questions: [
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these are liquids at room temperature?',
        options: ['milk', 'a brick', 'cooking oil', 'air'],
        correctAnswers: ['milk', 'cooking oil'],
        feedBack: 'A liquid flows and takes the shape of its container.',
      },
      {
        type: 'truefalse',
        question: 'A solid keeps its shape when you put it into another container.',
        correctAnswer: true,
        feedBack: 'Yes: a spoon is the same shape in a cup and in a bowl.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'You blow up a balloon. What fills it?',
        options: ['a solid', 'a liquid', 'a gas', 'nothing'],
        correctAnswer: 'a gas',
        feedBack: 'Your breath is a gas, and a gas spreads out to fill its space.',
      },
      {
        type: 'textAnswer',
        prompt: 'Is sand a solid or a liquid? Write one word.',
        correctAnswer: 'solid',
        feedBack: 'You can pour sand, but every tiny grain keeps its own shape.',
      },
    ],
  },
  {
    id: 'act-4-matter-changes',
    topicId: 'top-4-solids-liquids-and-gases',
    title: 'Melt, freeze, boil',
    description: 'Warming and cooling change water, and change it back.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'An ice cube lies in the sun. What happens to it?',
        options: ['It freezes', 'It melts', 'It burns', 'It grows'],
        correctAnswer: 'It melts',
        feedBack: 'Heat changes the solid ice into liquid water.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'At the seaside, water freezes at [[0]] °C and boils at [[100]] °C.',
        correctAnswers: ['0', '100'],
        hint: 'Write digits.',
        feedBack: 'The temperature scale was made from these two points.',
      },
      {
        type: 'truefalse',
        question: 'When a puddle dries up, its water goes into the air as a gas.',
        correctAnswer: true,
        feedBack: 'Yes: that is called evaporation.',
      },
    ],
  },
];
