import type { Activity } from '#api/queries/activities/authoring.ts';
import { ContentCard, EditedCard } from '../card/content-card.tsx';
import { Figure, PendingBadge } from '../card/figures.tsx';
import { RowButtons } from '../setup/row-buttons.tsx';
import { useRenaming } from '../setup/use-renaming.ts';
import { ActivityLink } from './activity-link.tsx';
import { RenameActivity } from './rename-activity.tsx';

interface ActivityCardProps {
  place: { gradeId: string; subjectId: string };
  activity: Activity;
  /** How many changes to it wait for review. */
  pendingCount: number;
  onDelete: () => void;
}

/** An activity. The card leads to its editor; it can be renamed in place and deleted (AUT-028). */
export function ActivityCard({ place, activity, pendingCount, onDelete }: ActivityCardProps) {
  const { title, description, questions } = activity;
  const { isRenaming, button, begin, end } = useRenaming();
  if (isRenaming) {
    return (
      <EditedCard>
        <RenameActivity activity={activity} onClose={end} />
      </EditedCard>
    );
  }
  return (
    <ContentCard
      headingLevel={2}
      title={<ActivityLink place={place} activity={activity} />}
      actions={<RowButtons name={title} renameRef={button} onRename={begin} onDelete={onDelete} />}
      description={description}
      foot={
        <>
          <Figure count={questions.length} one="question" many="questions" />
          <PendingBadge count={pendingCount} />
        </>
      }
    />
  );
}
