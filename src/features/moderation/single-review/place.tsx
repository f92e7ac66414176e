import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { moderationTreeQuery, type ChangeSet, type ModerationGrade } from '#api/queries/moderation.ts';

type ChangedRecord = Pick<ChangeSet, 'entityType' | 'entityId'>;

interface FoundPlace {
  activityId: string;
  /** 'Grade 4 · Mathematics · Halves, quarters and eighths'. */
  title: string;
}

/**
 * Where the changed activity or question belongs, with a link to everything that was submitted about that activity.
 * Neither a change set nor the review of a question names the activity; only the queue does. Without it, nothing is shown.
 */
export function Place({ change: { entityType, entityId } }: { change: ChangedRecord }) {
  const { data: place } = useQuery({
    ...moderationTreeQuery(undefined),
    select: (grades) => placeOf(grades, { entityType, entityId }),
  });
  if (!place) return null;
  return (
    <>
      <Link
        to="/admin/moderation/activity/$activityId"
        params={{ activityId: place.activityId }}
        search={entityType === 'Question' ? { focusQuestionId: entityId } : {}}
      >
        {place.title}
      </Link>
      <br />
    </>
  );
}

function placeOf(
  grades: readonly ModerationGrade[],
  { entityType, entityId }: ChangedRecord,
): FoundPlace | null {
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
