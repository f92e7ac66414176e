import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllAnswers } from '#answers/use-answers.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { useDay } from '#components/use-day.ts';
import { fromDay } from '#lib/time/dates.ts';
import { getPracticeOn, practiceLogQuery } from '../practise/practice-log.ts';
import { findQuestionsOfToday } from '../revisit/due-questions.ts';
import { revisitProgressQuery } from '../revisit/revisit-progress.ts';
import { chooseNewActivity, chooseNextJump, type NewActivity, type NextJump } from './next-jump.ts';
import { planRound, type RoundPlan } from './round-plan.ts';

export interface Today {
  /** The round of the day; undefined if no question was due. */
  plan: RoundPlan | undefined;
  /** The activity of the new questions in the round. */
  newActivity: NewActivity | undefined;
  next: NextJump | undefined;
  isPending: boolean;
  /** Whether questions remain due after the round. */
  hasMore: boolean;
}

/**
 * Plans the learner's day from the data that the subject cards and the progress card have loaded. If the report failed
 * to load, the topic of the last attempt is unknown.
 *
 * @param options.onlyDue leaves out new questions, because the free activities of the day are used up
 */
export function useToday(learnerId: string, { onlyDue = false } = {}): Today {
  const { data: subjects } = useSuspenseQuery(learnerSubjectsQuery(learnerId));
  const topics = useQueries({ queries: subjects.map(({ id }) => subjectTopicsQuery(id)) });
  const activities = useQuery({ ...activitiesForLearnerQuery(learnerId), retryOnMount: false });
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const progress = useQuery(revisitProgressQuery(learnerId));
  const day = useDay();
  const log = useQuery(practiceLogQuery(learnerId));
  const answers = useAllAnswers();
  const input = {
    subjectsWithTopics: subjects.map((subject, index) => ({ subject, topics: topics[index]?.data ?? [] })),
    activities: onlyDue ? [] : (activities.data ?? []),
    lastTopicId: report.data?.[0]?.topicId,
    answers,
  };
  const newActivity = chooseNewActivity(input);
  const questions = useMemo(
    () =>
      report.data && progress.data ? findQuestionsOfToday(report.data, progress.data, fromDay(day)) : [],
    [report.data, progress.data, day],
  );
  const plan = planRound({ questions, newActivity, practice: getPracticeOn(log.data ?? {}, fromDay(day)) });
  const left = questions.filter(({ answer }) => !answer).length;
  return {
    plan,
    newActivity,
    next: chooseNextJump(input),
    isPending: activities.isPending || report.isPending || progress.isPending || log.isPending,
    hasMore: left > (plan?.due.length ?? 0),
  };
}
