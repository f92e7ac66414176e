import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useAllAnswers } from '#answers/use-answers.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { useDueQuestions } from '../../revisit/use-due.ts';
import { nextJump, type NextJump } from './next-jump.ts';

/**
 * What to do next, from what the cards and figures have loaded. Without the activities there is nothing to choose from; without
 * the report, nobody knows where the learner was.
 */
export function useNextJump(
  learnerId: string,
  { onlyRevisit }: { onlyRevisit: boolean },
): { next: NextJump | undefined; isPending: boolean } {
  const { data: subjects } = useSuspenseQuery(learnerSubjectsQuery(learnerId));
  const topics = useQueries({ queries: subjects.map(({ id }) => subjectTopicsQuery(id)) });
  const activities = useQuery({ ...activitiesForLearnerQuery(learnerId), retryOnMount: false });
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const { due, isPending: isDuePending } = useDueQuestions(learnerId);
  const answers = useAllAnswers();
  return {
    next:
      activities.data &&
      nextJump({
        cards: subjects.map((subject, index) => ({ subject, topics: topics[index]?.data ?? [] })),
        activities: onlyRevisit ? [] : activities.data,
        lastTopicId: report.data?.[0]?.topicId,
        dueCount: due.length,
        answers,
      }),
    isPending: activities.isPending || isDuePending,
  };
}
