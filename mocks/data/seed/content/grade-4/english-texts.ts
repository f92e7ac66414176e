import type { SeedActivity } from '../seed-activity.ts';

export const grade4EnglishTexts: SeedActivity[] = [
  {
    id: 'act-4-reading-weaver',
    topicId: 'top-4-reading-for-meaning',
    title: 'The weaver bird',
    description:
      'The weaver knots grass into a round nest that hangs from a branch. He begins with a ring, then adds walls and a roof. The way in is at the bottom, so that snakes find it hard to enter. If the female does not like it, he starts again.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'What does the weaver make first?',
        options: ['the roof', 'a ring', 'the walls', 'the way in'],
        correctAnswer: 'a ring',
        feedBack: 'The text says: he begins with a ring.',
      },
      {
        type: 'truefalse',
        question: 'The way into the nest is at the top.',
        correctAnswer: false,
        feedBack: 'The text says that the way in is at the bottom.',
      },
      {
        type: 'questionSingleAnswer',
        prompt: 'Why is the way in where it is?',
        options: ['to keep the rain in', 'to make it hard for snakes', 'to see the stars', 'to save grass'],
        correctAnswer: 'to make it hard for snakes',
        feedBack: 'The words “so that” tell you the reason.',
      },
      {
        type: 'textAnswer',
        prompt: 'Would you be patient enough to be a weaver bird? Say why.',
        correctAnswer: null,
        modelAnswer:
          'No. The weaver starts the whole nest again when the female does not like it, and I would give up after so many knots.',
        feedBack: 'A strong answer uses something from the text, such as the bird that starts again.',
      },
    ],
  },
  {
    id: 'act-4-reading-notice',
    topicId: 'top-4-reading-for-meaning',
    title: 'Read the notice',
    description:
      'LIBRARY NEWS. Story hour: every Wednesday from 14:30 to 15:30. Bring a friend. You may borrow three books for two weeks. Please do not eat near the books.',
    questions: [
      {
        type: 'fillInTheBlanks',
        paragraph: 'You may borrow [[3]] books. You may keep them for [[14]] days.',
        correctAnswers: ['3', '14'],
        hint: 'Write digits. A week has 7 days.',
        feedBack: 'Two weeks are fourteen days.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'How long does story hour last?',
        options: ['half an hour', 'one hour', 'two hours', 'a week'],
        correctAnswer: 'one hour',
        feedBack: 'From 14:30 to 15:30 is exactly one hour.',
      },
      {
        type: 'truefalse',
        question: 'Story hour is on a school day.',
        correctAnswer: true,
        feedBack: 'The notice says Wednesday, which is a school day.',
      },
    ],
  },
  {
    id: 'act-4-letter-parts',
    topicId: 'top-4-writing-a-letter',
    title: 'The parts of a letter',
    description: 'Every part has its place.',
    questions: [
      {
        type: 'mcqSingleAnswer',
        prompt: 'What is “Dear Gogo,” in a letter?',
        options: ['the address', 'the greeting', 'the date', 'the ending'],
        correctAnswer: 'the greeting',
        feedBack: 'The greeting says hello to the person who will read the letter.',
      },
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which endings suit a friendly letter?',
        options: ['Lots of love', 'Your friend', 'Once upon a time', 'Best wishes'],
        correctAnswers: ['Lots of love', 'Your friend', 'Best wishes'],
        feedBack: '“Once upon a time” begins a fairy tale.',
      },
      {
        type: 'truefalse',
        question: 'Your own name comes at the end of the letter.',
        correctAnswer: true,
        feedBack: 'Yes: you sign your name below the ending.',
      },
    ],
  },
  {
    id: 'act-4-letter-friendly',
    topicId: 'top-4-writing-a-letter',
    title: 'Write to a friend',
    description: 'Choose words that sound like you.',
    questions: [
      {
        type: 'questionSingleAnswer',
        prompt: 'Which opening fits a letter to a friend best?',
        options: ['To whom it may concern,', 'Dear Sir or Madam,', 'Hi Lerato,', 'Notice:'],
        correctAnswer: 'Hi Lerato,',
        feedBack: 'With a friend you may be warm and short.',
      },
      {
        type: 'fillInTheBlanks',
        paragraph:
          'Choose the right word: there or their. The twins brought [[their]] kite. The wind is strong over [[there]].',
        correctAnswers: ['their', 'there'],
        feedBack: 'Their means that it belongs to them, and there is a place.',
      },
      {
        type: 'textAnswer',
        prompt: 'Write two sentences of a letter that invites a friend to your school’s sports day.',
        correctAnswer: null,
        modelAnswer:
          'Please come to our sports day on Friday at nine o’clock, on the field behind our school. I run in the relay, and afterwards we can share my lunch.',
        feedBack: 'A good invitation says what, when and where.',
      },
    ],
  },
  {
    id: 'act-4-poems-rhyme',
    topicId: 'top-4-poems-aloud',
    title: 'Rhyme and rhythm',
    description: 'Say the words aloud and listen to how they end.',
    questions: [
      {
        type: 'mcqMultiAnswer',
        prompt: 'Which words rhyme with “rain”?',
        options: ['train', 'run', 'plane', 'rein', 'rail'],
        correctAnswers: ['train', 'plane', 'rein'],
        feedBack: 'Rhymes sound alike, even when they are spelt in another way.',
      },
      {
        type: 'truefalse',
        question: 'Every poem must rhyme.',
        correctAnswer: false,
        feedBack: 'Many poems do not rhyme; they use rhythm and pictures made of words.',
      },
      {
        type: 'mcqSingleAnswer',
        prompt: 'What is “The moon is like a silver coin”?',
        options: ['a simile', 'a question', 'a list', 'a rhyme'],
        correctAnswer: 'a simile',
        feedBack: 'A simile compares two things with “like” or “as”.',
      },
    ],
  },
];
