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
import { Figure } from '../card/figures.tsx';
import { PendingLoss } from '../card/pending-loss.tsx';
import { PendingChanges } from '../card/pending.tsx';
import { activityTitleChange } from '../change-sets/activity-change-set.ts';
import { contentsText, questionsIn } from '../contents-text.ts';
import { RenameForm } from '../rename-form.tsx';
import { ActivityLink } from './activity-link.tsx';

interface ActivityCardProps {
  place: { gradeId: string; subjectId: string };
  activity: Activity;
  /** The changes to it that wait for review, the oldest first. */
  pending: readonly QueuedChange[];
}

/** An activity. The card leads to its editor; it can be renamed in place and deleted (AUT-028). */
export function ActivityCard({ place, activity, pending }: ActivityCardProps) {
  const { id, title, description, questions } = activity;
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useReturnFocusToButton(isRenaming);
  const role = useSession(({ details }) => details?.role);
  const { mutateAsync: deleteActivity } = useMutation(deleteActivityMutation());
  const askToDelete = () =>
    void confirmDelete({
      title: 'Delete Activity?',
      what: (
        <>
          <p>
            This deletes <b>{title}</b> for good. {contentsText([questionsIn(questions.length)])}
          </p>
          <PendingLoss deleted={{ activityIds: [id] }} />
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
      title={<ActivityLink place={place} activity={activity} />}
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
          <PendingChanges activity={activity} changes={pending} />
          <Figure count={questions.length} one="question" many="questions" />
        </>
      }
    />
  );
}

/** An administrator saves the title at once; all others submit it for review (D-136). */
function RenameActivity({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const isAdmin = useSession(({ details }) => details?.role) === Role.Admin;
  const queryClient = useQueryClient();
  const read = () => queryClient.query({ ...activityQuery(activity.id), staleTime: 0 });
  const shared = { record: activity, read, onClose };
  if (!isAdmin) {
    return (
      <RenameForm
        {...shared}
        mutation={submitChangeMutation()}
        toBody={(title, now) => activityTitleChange(now, title)}
        success="Submitted for review."
        failed="Submit failed."
        submit="Submit for review"
      />
    );
  }
  return (
    <RenameForm
      {...shared}
      mutation={updateActivityMutation(activity.id)}
      // The version keeps newer changes from being overwritten. The questions are not sent, and stay as they are.
      toBody={(title, { description, topicId, version }) => ({
        activity: { title, description, topicId, ...(version !== undefined && { version }) },
      })}
      success="Activity renamed"
    />
  );
}
