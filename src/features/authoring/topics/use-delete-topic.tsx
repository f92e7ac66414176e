import { useMutation } from '@tanstack/react-query';
import type { Activity } from '#api/queries/activities/authoring.ts';
import { deleteTopicMutation, type Topic } from '#api/queries/topics.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { DeletedPendingChanges } from '../card/deleted-pending-changes.tsx';
import { activityContents, deletedContentsMessage } from '../deleted-contents-message.ts';

/**
 * Deletes a topic after a confirmation, which says what is deleted with it.
 *
 * @param activities of the subject; undefined if unknown
 */
export function useDeleteTopic(activities: readonly Activity[] | undefined) {
  const { mutateAsync: deleteTopic } = useMutation(deleteTopicMutation());
  return ({ id, title }: Topic) => {
    const topicActivities = activities?.filter(({ topicId }) => topicId === id);
    void confirmDelete({
      title: 'Delete Topic?',
      message: (
        <>
          <p>
            This deletes <b>{title}</b> for good.{' '}
            {deletedContentsMessage([activityContents(topicActivities?.length)])}
          </p>
          <DeletedPendingChanges
            deleted={{ activityIds: topicActivities?.map((activity) => activity.id) ?? [] }}
          />
        </>
      ),
      run: () => deleteTopic(id),
      success: 'Topic deleted',
    });
  };
}
