import type { SeedActivity } from '../seed-activity.ts';

export const grade4SocialPlaces: SeedActivity[] = [
  {
    id: 'act-4-map-provinces',
    topicId: 'top-4-a-map-of-south-africa',
    title: 'Nine provinces',
    description: 'From the Northern Cape to KwaZulu-Natal.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: 'South Africa has [[9]] provinces.',
        correctAnswers: ['9'],
        hint: 'Write a digit.',
        feedBack: 'There have been nine provinces since 1994.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which province has the largest area?',
        options: ['Gauteng', 'Northern Cape', 'Limpopo', 'Western Cape'],
        correctAnswer: 'Northern Cape',
        feedBack: 'The Northern Cape is the largest province, and Gauteng is the smallest.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these provinces lie on the coast?',
        options: ['KwaZulu-Natal', 'Free State', 'Eastern Cape', 'Gauteng'],
        correctAnswers: ['KwaZulu-Natal', 'Eastern Cape'],
        feedBack: 'The Free State and Gauteng are inland.',
      },
      {
        type: 'truefalse',
        question: 'Lesotho is surrounded by South Africa on all sides.',
        correctAnswer: true,
        feedBack: 'Yes: Lesotho is an independent country inside South Africa.',
      },
    ],
  },
  {
    id: 'act-4-map-village',
    topicId: 'top-4-a-map-of-south-africa',
    title: 'Read a village map',
    description: 'Use the compass, the key and the scale.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'You walk from the school straight east. Where do you arrive?',
        options: ['at the shop', 'at the dam', 'at the clinic', 'at the river’s end'],
        correctAnswer: 'at the clinic',
        feedBack: 'East is on the right of this map, and the green sign is the clinic.',
        media: 'fil-village-map-b8ey.png',
      },
      {
        type: 'textAnswer',
        prompt: 'In which direction is the shop from the school? Write one word.',
        correctAnswer: 'north',
        feedBack: 'The shop is above the school, and north is at the top of this map.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'The bar shows 200 m. The clinic is two bars away from the school, so that is [[400]] m.',
        correctAnswers: ['400'],
        feedBack: 'Two bars of 200 m make 400 m.',
      },
      {
        type: 'truefalse',
        question: 'The key of a map explains its symbols.',
        correctAnswer: true,
        feedBack: 'Yes: without the key you would have to guess what a picture means.',
      },
    ],
  },
  {
    id: 'act-4-food-from-farm',
    topicId: 'top-4-food-and-farming',
    title: 'From the farm to the plate',
    description: 'Where does our food come from?',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'From which plant is mealie meal made?',
        options: ['wheat', 'maize', 'sugar cane', 'grapes'],
        correctAnswer: 'maize',
        feedBack: 'Mealies is another word for maize, and mealie meal is ground maize.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which foods come from animals?',
        options: ['eggs', 'beans', 'milk', 'spinach'],
        correctAnswers: ['eggs', 'milk'],
        feedBack: 'Beans and spinach are plants.',
      },
      {
        type: 'truefalse',
        question: 'Sugar cane grows well where it is warm and wet, such as the coast of KwaZulu-Natal.',
        correctAnswer: true,
        feedBack: 'Yes: that coast is the home of most of our sugar cane.',
      },
    ],
  },
  {
    id: 'act-4-food-kinds-of-farms',
    topicId: 'top-4-food-and-farming',
    title: 'Small farms, big farms',
    description: 'Some farmers grow food to eat, others to sell.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'What do we call farming mainly for your own family to eat?',
        options: ['subsistence farming', 'commercial farming', 'fish farming', 'mining'],
        correctAnswer: 'subsistence farming',
        feedBack: 'A subsistence farmer feeds the family first and may sell what is left.',
      },
      {
        type: 'truefalse',
        question: 'A commercial farmer grows food mainly to sell it.',
        correctAnswer: true,
        feedBack: 'Yes: the word commerce means buying and selling.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'What helps fruit and vegetables to stay fresh?',
        options: ['a fridge', 'hot sun', 'drying them', 'bottling them'],
        correctAnswers: ['a fridge', 'drying them', 'bottling them'],
        feedBack: 'Cold, dry or tightly closed food spoils more slowly.',
      },
    ],
  },
];
