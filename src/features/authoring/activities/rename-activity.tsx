import { updateActivityMutation, type Activity } from '#api/queries/activities/authoring.ts';
import { submitChangeMutation } from '#api/queries/moderation.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { activityChangeSet } from '../change-sets/activity-change-set.ts';
import { RenameForm } from '../setup/rename-form.tsx';

interface RenameActivityProps {
  activity: Pick<Activity, 'id' | 'title' | 'description' | 'topicId'>;
  onClose: () => void;
}

/** An administrator saves the title at once; everybody else submits it for review (D-136). */
export function RenameActivity({ activity, onClose }: RenameActivityProps) {
  const isAdmin = useSession(({ details }) => details?.role) === Role.Admin;
  const { id, description, topicId } = activity;
  if (isAdmin) {
    return (
      <RenameForm
        record={activity}
        renaming={{
          mutation: updateActivityMutation(id),
          toBody: (title) => ({ activity: { title, description, topicId } }),
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
        mutation: submitChangeMutation(),
        toBody: (title) => activityChangeSet(activity, { title, description }),
        success: 'Submitted for review.',
        failed: 'Submit failed.',
      }}
      submit="Submit for review"
      onClose={onClose}
    />
  );
}
