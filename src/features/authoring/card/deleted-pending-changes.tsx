import { useQuery } from '@tanstack/react-query';
import { moderationQueueQuery, moderationTreeQuery, type ModerationGrade } from '#api/queries/moderation.ts';
import { queryClient } from '#api/query-client.ts';
import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { hasRole, policies } from '#session/policies.ts';
import { useSession } from '#session/session.ts';

type DeletedRecord =
  | { gradeId: string }
  | { subjectId: string }
  | { activityIds: readonly string[] }
  | { questionId: string };

/**
 * Names the pending changes that are deleted along with a record, for a confirmation dialog. Roles without review rights
 * see only their own changes, and none for a grade or a subject, because they cannot read the tree.
 *
 * Dialogs render outside the router's QueryClientProvider, so the queries get the client explicitly.
 */
export function DeletedPendingChanges({ deleted }: { deleted: DeletedRecord }) {
  const { data: changes = [] } = useQuery(moderationQueueQuery('Pending'), queryClient);
  const role = useSession(({ details }) => details?.role);
  const enabled =
    ('gradeId' in deleted || 'subjectId' in deleted) && hasRole({ role }, policies.contentReview.roles);
  const { data: grades = [] } = useQuery({ ...moderationTreeQuery('Pending'), enabled }, queryClient);
  const activityIds = new Set(findDeletedActivityIds(deleted, grades));
  const deletedChanges = changes.filter(({ entityId, activityId }) =>
    'questionId' in deleted ? entityId === deleted.questionId : activityIds.has(activityId),
  );
  if (deletedChanges.length === 0) return null;
  const submitters = new Set(
    deletedChanges.map(({ submittedBy }) => submittedBy ?? 'a user whose account is deleted'),
  );
  return (
    <p>
      <b>{pluralize(deletedChanges.length, 'pending change', 'pending changes')}</b> by{' '}
      {formatNameList([...submitters], 3)} {deletedChanges.length === 1 ? 'is' : 'are'} deleted as well.
    </p>
  );
}

function findDeletedActivityIds(
  deleted: DeletedRecord,
  grades: readonly ModerationGrade[],
): readonly string[] {
  if ('activityIds' in deleted) return deleted.activityIds;
  return grades
    .flatMap(({ gradeId, subjects }) => subjects.map((subject) => ({ ...subject, gradeId })))
    .filter(({ gradeId, subjectId }) =>
      'gradeId' in deleted
        ? gradeId === deleted.gradeId
        : 'subjectId' in deleted && subjectId === deleted.subjectId,
    )
    .flatMap(({ activities }) => activities.map(({ activityId }) => activityId));
}
