import { useQuery } from '@tanstack/react-query';
import { moderationTreeQuery, type ModerationGrade } from '#api/queries/moderation.ts';

/** How many changes to each activity and its questions wait for review; 0 for every activity until that is known. */
export function usePendingChanges(): (activityId: string) => number {
  const { data } = useQuery({ ...moderationTreeQuery('Pending'), select: countByActivity });
  return (activityId) => data?.get(activityId) ?? 0;
}

const countByActivity = (grades: readonly ModerationGrade[]): ReadonlyMap<string, number> =>
  new Map(
    grades
      .flatMap(({ subjects }) => subjects)
      .flatMap(({ activities }) => activities)
      .map(({ activityId, activityChangeSetIds, questionChanges }) => [
        activityId,
        activityChangeSetIds.length + questionChanges.length,
      ]),
  );
