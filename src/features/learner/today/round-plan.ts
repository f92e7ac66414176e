import type { DueQuestion } from '../revisit/due-questions.ts';
import type { PracticeDay } from '../revisit/practice-log.ts';
import type { FreshActivity } from './next-jump.ts';

/** Six questions take about three minutes. */
const roundLength = 6;

/** The share of new questions, if as many are due as fit. */
const newShare = 2;

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
  fresh: Pick<FreshActivity, 'available' | 'isStarted'> | undefined;
  practice: Pick<PracticeDay, 'revisited' | 'fresh'>;
}

/**
 * Plans the round of the day: questions that are due, and at least two new ones if there are any. The plan is not
 * stored: an answered question leaves `due` or `fresh` and is in `practice` instead, so that the plan of the rest of
 * the day is the same.
 *
 * @returns undefined if no question was due today: then the learner is offered the next activity
 */
export function planRound({ due, fresh, practice }: RoundInput): RoundPlan | undefined {
  const allDue = practice.revisited + due.length;
  if (allDue === 0) return undefined;
  // A round has new questions of one activity: after the last of them, it does not begin another activity.
  const isExhausted = practice.fresh > 0 && fresh?.isStarted === false;
  const available = isExhausted ? 0 : (fresh?.available ?? 0);
  const wantedNew = Math.max(newShare, roundLength - allDue);
  const newTotal = Math.min(wantedNew, practice.fresh + available);
  const dueTotal = Math.min(allDue, roundLength - newTotal);
  const newDone = Math.min(practice.fresh, newTotal);
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

export const countMinutes = (questions: number): number => Math.ceil(questions * minutesPerQuestion);

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
