import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { moderationTreeQuery, type ChangeSet, type ModerationGrade } from '#api/queries/moderation.ts';

type ChangedRecord = Pick<ChangeSet, 'entityType' | 'entityId'>;

interface FoundLocation {
  activityId: string;
  title: string;
}

/**
 * Links to the bulk review of the activity. Only the queue names the activity of a changed question: renders nothing without
 * the queue.
 */
export function RecordLocation({ change: { entityType, entityId } }: { change: ChangedRecord }) {
  const { data: location } = useQuery({
    ...moderationTreeQuery(undefined),
    select: (grades) => findLocation(grades, { entityType, entityId }),
  });
  if (!location) return null;
  return (
    <>
      <Link
        to="/admin/moderation/activity/$activityId"
        params={{ activityId: location.activityId }}
        search={entityType === 'Question' ? { focusQuestionId: entityId } : {}}
      >
        {location.title}
      </Link>
      <br />
    </>
  );
}

function findLocation(
  grades: readonly ModerationGrade[],
  { entityType, entityId }: ChangedRecord,
): FoundLocation | null {
  for (const { gradeName, subjects } of grades) {
    for (const { subjectName, activities } of subjects) {
      const found = activities.find(({ activityId, questionChanges }) =>
        entityType === 'Question'
          ? questionChanges.some(({ questionId }) => questionId === entityId)
          : activityId === entityId,
      );
      if (found) {
        const title = [gradeName, subjectName, found.activityTitle].join(' · ');
        return { activityId: found.activityId, title };
      }
    }
  }
  return null;
}
