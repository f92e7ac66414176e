import { itemAt } from './item-at.ts';

const pastimes =
  `Astronomy, Baking, Beadwork, Chess, Drama, Drumming, First aid, Gardening, Kite making, Origami,
  Photography, Recycling, Robotics, Singing, Storytelling`.split(/,\s+/);

const courses =
  `for beginners, for everyone, on Saturdays, in the holidays, after school, with a friend, outdoors, projects,
  workshop, club, challenge, stories, week`.split(/,\s+/);

const fields =
  `Addition, Angles, Area, Calendars, Capacity, Data, Division, Estimating, Money, Multiplication, Patterns,
  Perimeter, Symmetry, Temperature, Time`.split(/,\s+/);

const lessons =
  `first steps, step by step, in pictures, word problems, at the shop, at home, on the playground, quick quiz,
  puzzles, games, with a partner, harder ones, looking back`.split(/,\s+/);

/** 195 different titles of subjects beside the curriculum: `Chess club`. */
export const subjectTitle = (index: number): string => combined(pastimes, ' ', courses, index);

/** 195 different titles of topics in Mathematics: `Time: word problems`. */
export const topicTitle = (index: number): string => combined(fields, ': ', lessons, index);

const combined = (first: string[], between: string, second: string[], index: number): string =>
  itemAt(first, index) + between + itemAt(second, Math.floor(index / first.length));
