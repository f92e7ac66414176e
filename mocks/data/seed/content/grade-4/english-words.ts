import type { SeedActivity } from '../seed-activity.ts';

export const grade4EnglishWords: SeedActivity[] = [
  {
    id: 'act-4-nouns-find',
    topicId: 'top-4-nouns-and-verbs',
    title: 'Words that name',
    description: 'Find the nouns: people, places, animals and things.',
    questions: [
      {
        type: 'mcqMultiAnswer',
        prompt: 'Choose all the nouns: The brown goat jumped over the gate.',
        options: ['brown', 'goat', 'jumped', 'gate'],
        correctAnswers: ['goat', 'gate'],
        feedBack: 'A goat is an animal and a gate is a thing, so both words are nouns.',
      },
      {
        type: 'truefalse',
        question: 'The name of a town, such as Polokwane, begins with a capital letter.',
        correctAnswer: true,
        feedBack: 'Yes: a name of one special person or place is a proper noun.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Write the plural. One child, two [[children]]. One foot, two [[feet]].',
        correctAnswers: ['children', 'feet'],
        hint: 'These two do not end in s.',
        feedBack: 'Some old words change their shape in the plural.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'Which word is a collective noun for sheep?',
        options: ['a flock', 'a pack', 'a swarm', 'a school'],
        correctAnswer: 'a flock',
        feedBack: 'A flock of sheep, a pack of wolves, a swarm of bees and a school of fish.',
      },
    ],
  },
  {
    id: 'act-4-verbs-do',
    topicId: 'top-4-nouns-and-verbs',
    title: 'Words that do',
    description: 'Verbs tell what a person does, did or will do.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which word is the verb? Nomsa kicks the red ball.',
        options: ['Nomsa', 'kicks', 'red', 'ball'],
        correctAnswer: 'kicks',
        feedBack: 'Kicks tells what Nomsa does.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Write it in the past. Today I go, yesterday I [[went]]. Today I see, yesterday I [[saw]].',
        correctAnswers: ['went', 'saw'],
        feedBack: 'Go and see do not take -ed, so their past is learned by heart.',
      },
      {
        type: 'truefalse',
        question: 'In “They will sing”, the singing is over.',
        correctAnswer: false,
        feedBack: 'Will tells us that the singing still lies in the future.',
      },
      {
        type: 'textAnswer',
        prompt: 'Which word is missing? “The dogs ___ barking now.” Write is or are.',
        correctAnswer: 'are',
        feedBack: 'Dogs is plural, so the verb is are.',
      },
    ],
  },
  {
    id: 'act-4-punctuation-ends',
    topicId: 'top-4-punctuation',
    title: 'How sentences end',
    description: 'Full stop, question mark or exclamation mark?',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'Which sentence is right?',
        options: ['where is my shoe.', 'Where is my shoe?', 'Where is my shoe.', 'where is my shoe?'],
        correctAnswer: 'Where is my shoe?',
        feedBack: 'A question begins with a capital letter and ends with a question mark.',
      },
      {
        type: 'truefalse',
        question: 'An exclamation mark can show surprise.',
        correctAnswer: true,
        feedBack: 'Yes: “What a big fish!” sounds surprised.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which of these need a question mark at the end?',
        options: ['What is your name', 'Please sit down', 'May I come in', 'It is raining'],
        correctAnswers: ['What is your name', 'May I come in'],
        feedBack: 'Both wait for an answer, so both are questions.',
      },
    ],
  },
  {
    id: 'act-4-punctuation-commas',
    topicId: 'top-4-punctuation',
    title: 'Commas and apostrophes',
    description: 'Two small hooks with big jobs.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'Where do the commas belong in a list?',
        options: [
          'I packed, a hat a towel, and a book.',
          'I packed a hat, a towel and a book.',
          'I, packed a hat a towel and a book.',
          'I packed a, hat a, towel and a book.',
        ],
        correctAnswer: 'I packed a hat, a towel and a book.',
        feedBack: 'A comma separates the things of a list where we do not say “and”.',
      },
      {
        type: 'truefalse',
        question: 'In “Thabo’s bike” the apostrophe shows that the bike belongs to Thabo.',
        correctAnswer: true,
        feedBack: 'Yes: apostrophe and s show who owns something.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph: 'Write the long form. Don’t means do [[not]]. It’s means it [[is]] (as in “It’s late”).',
        correctAnswers: ['not', 'is'],
        feedBack: 'The apostrophe shows where letters were left out.',
      },
    ],
  },
];
