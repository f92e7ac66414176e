import { useQueryClient } from '@tanstack/react-query';
import { activityQuery, updateActivityMutation, type Activity } from '#api/queries/activities/authoring.ts';
import { submitChangeMutation } from '#api/queries/moderation.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { activityTitleChange } from '../change-sets/activity-change-set.ts';
import { RenameForm } from '../setup/rename-form.tsx';

interface RenameActivityProps {
  activity: Pick<Activity, 'id' | 'title'>;
  onClose: () => void;
}

/** An administrator saves the title at once; everybody else submits it for review (D-136). */
export function RenameActivity({ activity, onClose }: RenameActivityProps) {
  const isAdmin = useSession(({ details }) => details?.role) === Role.Admin;
  const queryClient = useQueryClient();
  const read = () => queryClient.query({ ...activityQuery(activity.id), staleTime: 0 });
  if (isAdmin) {
    return (
      <RenameForm
        record={activity}
        renaming={{
          read,
          mutation: updateActivityMutation(activity.id),
          // The version keeps newer changes from being overwritten. The questions are not sent, and stay as they are.
          toBody: (title, { description, topicId, version }) => ({
            activity: { title, description, topicId, ...(version !== undefined && { version }) },
          }),
          success: 'Activity renamed',
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <RenameForm
      record={activity}
      renaming={{
        read,
        mutation: submitChangeMutation(),
        toBody: (title, now) => activityTitleChange(now, title),
        success: 'Submitted for review.',
        failed: 'Submit failed.',
      }}
      submit="Submit for review"
      onClose={onClose}
    />
  );
}
