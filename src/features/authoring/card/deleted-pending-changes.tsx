import { useQuery } from '@tanstack/react-query';
import { moderationQueueQuery, moderationTreeQuery, type ModerationGrade } from '#api/queries/moderation.ts';
import { queryClient } from '#api/query-client.ts';
import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { hasRole, policies } from '#session/policies.ts';
import { useSession } from '#session/session.ts';

type Deleted =
  | { gradeId: string }
  | { subjectId: string }
  | { activityIds: readonly string[] }
  | { questionId: string };

/**
 * Text of a confirmation dialog: which pending changes are deleted along with a record. Roles without review rights see only
 * their own changes, and none for a grade or a subject, because they cannot read the tree.
 *
 * Dialogs render outside the router's QueryClientProvider, so the client is passed explicitly.
 */
export function DeletedPendingChanges({ deleted }: { deleted: Deleted }) {
  const { data: changes = [] } = useQuery(moderationQueueQuery('Pending'), queryClient);
  const role = useSession(({ details }) => details?.role);
  const enabled =
    ('gradeId' in deleted || 'subjectId' in deleted) && hasRole({ role }, policies.contentReview.roles);
  const { data: grades = [] } = useQuery({ ...moderationTreeQuery('Pending'), enabled }, queryClient);
  const activityIds = new Set(activitiesOf(deleted, grades));
  const lost = changes.filter(({ entityId, activityId }) =>
    'questionId' in deleted ? entityId === deleted.questionId : activityIds.has(activityId),
  );
  if (lost.length === 0) return null;
  const submitters = new Set(lost.map(({ submittedBy }) => submittedBy ?? 'a user whose account is deleted'));
  return (
    <p>
      <b>{pluralize(lost.length, 'pending change', 'pending changes')}</b> by{' '}
      {formatNameList([...submitters], 3)} {lost.length === 1 ? 'is' : 'are'} deleted as well.
    </p>
  );
}

function activitiesOf(deleted: Deleted, grades: readonly ModerationGrade[]): readonly string[] {
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
