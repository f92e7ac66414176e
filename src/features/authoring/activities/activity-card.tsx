import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  activityQuery,
  deleteActivityMutation,
  updateActivityMutation,
  type Activity,
} from '#api/queries/activities/authoring.ts';
import { submitChangeMutation, type QueuedChange } from '#api/queries/moderation.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { deleteAction, renameAction, RowButtons } from '#components/list/row-actions.tsx';
import { useReturnFocusToButton } from '#components/page/focus/return-focus.ts';
import { hasRole, policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { ContentCard, EditedCard } from '../card/content-card.tsx';
import { DeletedPendingChanges } from '../card/deleted-pending-changes.tsx';
import { ItemCount } from '../card/item-count.tsx';
import { PendingChangesLink } from '../card/pending-changes-link.tsx';
import { activityTitleChange } from '../change-set.ts';
import { deletedContentsMessage, questionContents } from '../deleted-contents-message.ts';
import { RenameForm } from '../rename-form.tsx';
import { ActivityLink } from './activity-link.tsx';

interface ActivityCardProps {
  location: { gradeId: string; subjectId: string };
  activity: Activity;
  pendingChanges: readonly QueuedChange[];
}

/** A card that links to the activity's editor, with buttons to rename and delete it (AUT-028). */
export function ActivityCard({ location, activity, pendingChanges }: ActivityCardProps) {
  const { id, title, description, questions } = activity;
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useReturnFocusToButton(isRenaming);
  const role = useSession(({ details }) => details?.role);
  const { mutateAsync: deleteActivity } = useMutation(deleteActivityMutation());
  const askToDelete = () =>
    void confirmDelete({
      title: 'Delete Activity?',
      message: (
        <>
          <p>
            This deletes <b>{title}</b> for good.{' '}
            {deletedContentsMessage([questionContents(questions.length)])}
          </p>
          <DeletedPendingChanges deleted={{ activityIds: [id] }} />
        </>
      ),
      run: () => deleteActivity(id),
      success: 'Activity deleted',
    });
  if (isRenaming) {
    return (
      <EditedCard>
        <RenameActivity activity={activity} onClose={() => setIsRenaming(false)} />
      </EditedCard>
    );
  }
  return (
    <ContentCard
      headingLevel={2}
      title={<ActivityLink location={location} activity={activity} />}
      actions={
        <RowButtons
          row={activity}
          name={title}
          actions={[
            renameAction(() => setIsRenaming(true), renameButton),
            ...(hasRole({ role }, policies.adminOrModerator.roles) ? [deleteAction(askToDelete)] : []),
          ]}
        />
      }
      description={description}
      foot={
        <>
          <PendingChangesLink activity={activity} changes={pendingChanges} />
          <ItemCount count={questions.length} singular="question" plural="questions" />
        </>
      }
    />
  );
}

/** Administrators save the title; other roles submit it for review (D-136). */
function RenameActivity({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const isAdmin = useSession(({ details }) => details?.role) === Role.Admin;
  const queryClient = useQueryClient();
  const readActivity = () => queryClient.query({ ...activityQuery(activity.id), staleTime: 0 });
  const shared = { record: activity, read: readActivity, onClose };
  if (!isAdmin) {
    return (
      <RenameForm
        {...shared}
        mutation={submitChangeMutation()}
        toBody={(title, now) => activityTitleChange(now, title)}
        success="Submitted for review."
        failureText="Submit failed."
        submit="Submit for review"
      />
    );
  }
  return (
    <RenameForm
      {...shared}
      mutation={updateActivityMutation(activity.id)}
      // The server keeps omitted questions and, with `version`, refuses to overwrite a newer save.
      toBody={(title, { description, topicId, version }) => ({
        activity: { title, description, topicId, ...(version !== undefined && { version }) },
      })}
      success="Activity renamed"
    />
  );
}
