import type { SubjectTopics } from './subject-topics.ts';

export const grade1Topics: SubjectTopics = {
  english: [
    ['letters-and-sounds', 1, 'Letters and sounds', 'Hear the first sound and find its letter.'],
    ['short-words', 2, 'Short words', 'Blend three sounds into one word.'],
    ['my-first-sentences', 3, 'My first sentences', 'A capital letter, a space, a full stop.'],
    ['story-time', null, 'Story time', 'Listen to a story and talk about it.'],
  ],
  maths: [
    ['counting-to-20', 1, 'Counting to 20', 'Count things, then write how many.'],
    ['adding-and-taking-away', 2, 'Adding and taking away', 'Put together and take away up to 10.'],
    ['shapes-around-us', 3, 'Shapes around us', 'Circles, squares and triangles at home.'],
    ['time-and-days', 4, 'Time and days', 'Days of the week, morning and night.'],
    ['number-games', null, 'Number games', 'Play with numbers on any day.'],
  ],
  life: [
    ['my-body', 1, 'My body', 'Name the parts and care for them.'],
    ['my-family-and-home', 2, 'My family and home', 'The people and places we belong to.'],
    ['seasons-and-weather', 3, 'Seasons and weather', 'Sun, wind and rain through the year.'],
    ['safe-every-day', null, 'Safe every day', 'At home, on the road and near water.'],
  ],
};
