import type { SubjectKey } from '#lib/subject-key.ts';

/** The subjects as the home page presents them, in order. */
export const subjectTiles: readonly { subject: SubjectKey; title: string; text: string }[] = [
  { subject: 'maths', title: 'Mathematics', text: 'Fractions, measurement, patterns and problem solving.' },
  { subject: 'english', title: 'English', text: 'Reading, grammar and writing that says something.' },
  {
    subject: 'science',
    title: 'Natural Sciences and Technology',
    text: 'Living things, matter, energy and how things are made.',
  },
  { subject: 'coding', title: 'Coding and Robotics', text: 'Blocks first, then real code, then robots.' },
  {
    subject: 'social',
    title: 'Social Sciences',
    text: 'Maps, provinces, and the people who came before us.',
  },
  {
    subject: 'life',
    title: 'Life Skills',
    text: 'Health, feelings and finding your place. Grades 1 to 3.',
  },
  {
    subject: 'ems',
    title: 'Economic and Management Sciences',
    text: 'Money, markets and small businesses. Grades 7 and 8.',
  },
];
