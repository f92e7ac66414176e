import { pluralize } from '#lib/numbers.ts';
import type { PracticeDay } from '../practise/practice-log.ts';
import type { DueQuestion } from '../revisit/due-questions.ts';
import type { NewActivity } from './next-jump.ts';

/** Six questions take about three minutes. */
const roundLength = 6;

/** The minimum number of new questions, if there are as many. */
const minimumNew = 2;

const minutesPerQuestion = 1 / 2;

export interface RoundPlan {
  /** Due questions that are left in the round, those of one subject together. */
  due: readonly DueQuestion[];
  /** The number of new questions that are left in the round. */
  newCount: number;
  done: number;
  total: number;
}

interface RoundInput {
  /** All questions due today that are not yet answered, the oldest first. */
  due: readonly DueQuestion[];
  /** The activity from which the round takes new questions. */
  newActivity: Pick<NewActivity, 'available' | 'isStarted'> | undefined;
  practice: Pick<PracticeDay, 'revisited' | 'newQuestions'>;
}

/**
 * Plans the round of the day: questions that are due, and at least two new ones if there are any. The plan is not
 * stored: an answered question leaves `due` or `newActivity` and is in `practice` instead, so that the plan stays the
 * same while the learner answers it.
 *
 * @returns undefined if no question was due today: then the learner is offered the next activity
 */
export function planRound({ due, newActivity, practice }: RoundInput): RoundPlan | undefined {
  const allDue = practice.revisited + due.length;
  if (allDue === 0) return undefined;
  // After the last new question of an activity, the round does not begin another activity.
  const isExhausted = practice.newQuestions > 0 && newActivity?.isStarted === false;
  const available = isExhausted ? 0 : (newActivity?.available ?? 0);
  const wantedNew = Math.max(minimumNew, roundLength - allDue);
  const newTotal = Math.min(wantedNew, practice.newQuestions + available);
  const dueTotal = Math.min(allDue, roundLength - newTotal);
  const newDone = Math.min(practice.newQuestions, newTotal);
  const dueDone = Math.min(practice.revisited, dueTotal);
  return {
    due: groupBySubject(due).slice(0, dueTotal - dueDone),
    newCount: newTotal - newDone,
    done: newDone + dueDone,
    total: newTotal + dueTotal,
  };
}

/** Starts with the subject of the oldest question, so that a short round has few changes of subject. */
const groupBySubject = (due: readonly DueQuestion[]): DueQuestion[] =>
  [...Map.groupBy(due, ({ attempt }) => attempt.subjectTitle).values()].flat();

/** Formats the time that questions take: '3 minutes'. */
export const formatMinutes = (questions: number): string =>
  pluralize(Math.ceil(questions * minutesPerQuestion), 'minute', 'minutes');

export interface RoundPart {
  title: string;
  subjectTitle: string;
  count: number;
}

/** Groups due questions by topic, or by subject if there would be more than two groups. */
export function groupDue(due: readonly DueQuestion[]): RoundPart[] {
  const byTopic = groupBy(due, ({ attempt }) => attempt.topicTitle);
  return byTopic.length <= 2 ? byTopic : groupBy(due, ({ attempt }) => attempt.subjectTitle);
}

const groupBy = (due: readonly DueQuestion[], titleOf: (question: DueQuestion) => string): RoundPart[] =>
  [...Map.groupBy(due, titleOf)].map(([title, questions]) => ({
    title,
    subjectTitle: questions[0]?.attempt.subjectTitle ?? '',
    count: questions.length,
  }));
