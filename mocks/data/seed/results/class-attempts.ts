import { activities } from '../content/activities.ts';
import type { SeedActivity } from '../content/seed-activity.ts';
import type { SeedAttempt } from './attempts.ts';

/** The homework of Lwazi's class, oldest first: Mathematics, Coding and Robotics, and three other activities. */
const homework = [
  'act-4-whole-numbers-to-10000',
  'act-4-algorithms-grid',
  'act-4-addition-columns',
  'act-4-algorithms-order',
  'act-4-whole-numbers-rounding',
  'act-4-loops-beeps',
  'act-4-subtraction-check',
  'act-4-bugs-watch',
  'act-4-fractions-halves',
  'act-4-loops-shapes',
  'act-4-fractions-fair-shares',
  'act-4-sensors-senses',
  'act-4-length-units',
  'act-4-sensors-rules',
  'act-4-mass-grams',
  'act-4-bugs-mend',
  'act-4-puzzles-numbers',
  'act-4-puzzles-patterns',
  'act-4-reading-weaver',
  'act-4-map-village',
  'act-4-plants-parts',
];

/** The number of activities that each classmate did, and the percentage of correct answers. */
const marks: [learnerId: string, activityCount: number, correctPercent: number][] = [
  ['lrn-amahle', 21, 94],
  ['lrn-liam', 21, 90],
  ['lrn-thabo', 21, 87],
  ['lrn-ayesha', 21, 82],
  ['lrn-mia', 18, 85],
  ['lrn-karabo', 18, 80],
  ['lrn-priya', 17, 80],
  ['lrn-ethan', 17, 76],
  ['lrn-nomsa', 16, 77],
  ['lrn-ruan', 16, 73],
  ['lrn-lerato', 15, 74],
  ['lrn-sizwe', 14, 76],
  ['lrn-chloe', 14, 71],
  ['lrn-hendrik', 13, 72],
  ['lrn-zanele', 12, 75],
  ['lrn-imraan', 12, 69],
  ['lrn-tshepo', 11, 68],
  ['lrn-anja', 10, 71],
  ['lrn-lindiwe', 9, 74],
  ['lrn-joshua', 8, 66],
  ['lrn-rendani', 6, 83],
  ['lrn-nkateko', 5, 64],
  ['lrn-kiara', 3, 58],
];

const assignedDaysAgo = (homeworkIndex: number) => 64 - Math.round(2.6 * homeworkIndex);
const byId = new Map(activities.map((activity) => [activity.id, activity]));

/** Spreads the wrong answers evenly over a learner's questions; 37 and 100 share no divisor, so every remainder occurs. */
const isRight = (questionIndex: number, learnerIndex: number, correctPercent: number) =>
  (questionIndex * 37 + learnerIndex * 11) % 100 < correctPercent;

function resultsOf(
  learnerId: string,
  learnerIndex: number,
  activityCount: number,
  correctPercent: number,
): SeedAttempt[] {
  let questionIndex = 0;
  const share = (question: SeedActivity['questions'][number]) => {
    if (isRight(questionIndex++, learnerIndex, correctPercent)) return 1;
    return question.type === 'fillInTheBlanks' ? 1 - 1 / question.correctAnswers.length : 0;
  };
  return homework.slice(0, activityCount).flatMap((activityId, homeworkIndex) => {
    const activity = byId.get(activityId);
    if (!activity) return [];
    return {
      learnerId,
      activityId,
      daysAgo: assignedDaysAgo(homeworkIndex) - (learnerIndex % 3),
      minutesOfDay: 780 + ((learnerIndex * 17 + homeworkIndex * 29) % 240),
      answers: activity.questions.map(share),
    };
  });
}

export const classResults: SeedAttempt[] = marks.flatMap(
  ([learnerId, activityCount, correctPercent], learnerIndex) =>
    resultsOf(learnerId, learnerIndex, activityCount, correctPercent),
);
