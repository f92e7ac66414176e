import type { RelativeTime } from '../relative-time.ts';
import type { AnswerPattern } from './answers.ts';
import { classResults } from './class-attempts.ts';

export interface SeedAttempt extends RelativeTime {
  learnerId: string;
  activityId: string;
  answers: AnswerPattern;
}

type AttemptRow = [activityId: string, daysAgo: number, minutesOfDay: number, answers: AnswerPattern];

/** 23 of Grade 4's 43 activities, three of them with two attempts; the mean of the best attempts is 78 %. */
const lwazi: AttemptRow[] = [
  ['act-4-whole-numbers-to-10000', 61, 805, 'all-right'],
  ['act-4-nouns-find', 58, 870, [1, 1, 0.5, 1]],
  ['act-4-algorithms-grid', 56, 842, [1, 1, 1, 0, 1]],
  ['act-4-whole-numbers-rounding', 52, 815, [0, 0.5, 1, 1, 0, 1]],
  ['act-4-whole-numbers-rounding', 51, 930, [1, 1, 1, 1, 0, 1]],
  ['act-4-map-provinces', 47, 861, [1, 1, 0, 1]],
  ['act-4-verbs-do', 44, 798, [1, 1, 0, 1]],
  ['act-4-addition-columns', 41, 850, [1, 1, 1, 0, 1]],
  ['act-4-algorithms-order', 38, 912, [1, 1, 1, 0.5, 1]],
  ['act-4-plants-parts', 35, 833, [1, 0.5, 0, 0]],
  ['act-4-plants-parts', 34, 826, [1, 1, 1, 0]],
  ['act-4-reading-weaver', 31, 790, [1, 1, 1, 1]],
  ['act-4-subtraction-check', 28, 877, [1, 0, 1, 1, 1]],
  ['act-4-loops-beeps', 24, 940, [0.5, 0, 1, 0, 1]],
  ['act-4-loops-beeps', 23, 868, 'all-right'],
  ['act-4-map-village', 21, 812, [1, 0, 1, 1]],
  ['act-4-animals-homes', 19, 859, [1, 1, 0]],
  ['act-4-reading-notice', 17, 801, [0.5, 1, 1]],
  ['act-4-loops-shapes', 14, 886, [1, 1, 0, 1, 1]],
  ['act-4-sensors-senses', 12, 921, [1, 0, 1, 1, 1]],
  ['act-4-letter-parts', 10, 843, [1, 0, 1]],
  ['act-4-length-units', 8, 867, [0.5, 1, 0, 1, 1]],
  ['act-4-matter-states', 6, 822, [0, 1, 1, 1]],
  ['act-4-bugs-watch', 4, 905, [1, 1, 1, 0, null]],
  ['act-4-punctuation-ends', 3, 836, [1, 1, 0]],
  ['act-4-fractions-halves', 2, 882, [1, 1, 0, 1 / 3, 1]],
];

const emma: AttemptRow[] = [
  ['act-8-integers-below-zero', 40, 1090, [0.5, 1, 1, 0]],
  ['act-8-variables-types', 26, 1125, 'all-right'],
  ['act-8-integers-below-zero', 12, 1102, [1, 1, 1, 0]],
  ['act-8-loops-for-and-while', 5, 1140, [1, 0, 1, 1]],
];

const attemptsOf = (learnerId: string, rows: AttemptRow[]): SeedAttempt[] =>
  rows.map(([activityId, daysAgo, minutesOfDay, answers]) => ({
    learnerId,
    activityId,
    daysAgo,
    minutesOfDay,
    answers,
  }));

const newestLast = (a: SeedAttempt, b: SeedAttempt) =>
  b.daysAgo - a.daysAgo || a.minutesOfDay - b.minutesOfDay;

export const attempts: SeedAttempt[] = [
  ...attemptsOf('lrn-lwazi', lwazi),
  ...attemptsOf('lrn-emma', emma),
  ...classResults,
].toSorted(newestLast);
