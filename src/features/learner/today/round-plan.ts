import { pluralize } from '#lib/numbers.ts';
import type { PracticeDay } from '../practise/practice-log.ts';
import type { DueQuestion, QuestionOfToday } from '../revisit/due-questions.ts';
import type { NewActivity } from './next-jump.ts';

/** Six questions take about three minutes. */
const roundLength = 6;

/** The minimum number of new questions, if there are as many. */
const minimumNew = 2;

const minutesPerQuestion = 1 / 2;

export interface RoundPlan {
  /** Due questions of the round that are not answered today, those of one subject together. */
  due: readonly DueQuestion[];
  /** Questions that were answered wrongly today and not yet once more. */
  repeats: readonly DueQuestion[];
  /** The number of new questions that are left in the round. */
  newCount: number;
  done: number;
  total: number;
}

interface RoundInput {
  /** The questions that were due at the start of the day, in an order that remains the same. */
  questions: readonly QuestionOfToday[];
  /** The activity from which the round takes new questions. */
  newActivity: Pick<NewActivity, 'available' | 'progress'> | undefined;
  practice: Pick<PracticeDay, 'newQuestions'>;
}

/**
 * Plans the round of the day: questions that were due, and at least two new ones if there are any. The plan is not
 * stored: it is computed from what was due at the start of the day, so that it stays the same while the learner answers
 * it.
 *
 * @returns undefined if no question was due today: then the learner is offered the next activity
 */
export function planRound({ questions, newActivity, practice }: RoundInput): RoundPlan | undefined {
  if (questions.length === 0) return undefined;
  // After the last new question of an activity, the round does not begin another activity.
  const isExhausted = practice.newQuestions > 0 && newActivity?.progress === undefined;
  const available = isExhausted ? 0 : (newActivity?.available ?? 0);
  const wantedNew = Math.max(minimumNew, roundLength - questions.length);
  const newTotal = Math.min(wantedNew, practice.newQuestions + available);
  const newDone = Math.min(practice.newQuestions, newTotal);
  const round = groupBySubject(questions).slice(0, roundLength - newTotal);
  const answered = round.filter(({ answer }) => answer);
  return {
    due: round.filter(({ answer }) => !answer),
    repeats: round.filter(({ answer }) => answer?.right === 0 && !answer.isRepeated),
    newCount: newTotal - newDone,
    done: newDone + answered.length,
    total: newTotal + round.length,
  };
}

export const isDone = ({ done, total, repeats }: RoundPlan): boolean => done >= total && repeats.length === 0;

/** Starts with the subject of the oldest question, so that a short round has few changes of subject. */
const groupBySubject = (questions: readonly QuestionOfToday[]): QuestionOfToday[] =>
  [...Map.groupBy(questions, ({ attempt }) => attempt.subjectTitle).values()].flat();

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
