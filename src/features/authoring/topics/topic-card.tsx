import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { Topic } from '#api/queries/topics.ts';
import { Button } from '#ui/Button.tsx';
import { ContentCard, titleLink } from '../card/content-card.tsx';
import { Figure, PendingBadge } from '../card/figures.tsx';

interface TopicCardProps {
  gradeId: string;
  topic: Topic;
  /** Undefined until it is known. */
  activityCount: number | undefined;
  /** How many changes to its activities wait for review. */
  pendingCount: number;
  onEdit: () => void;
}

/** A topic; the card leads to its activities, Edit opens its form (AUT-020, AUT-021). */
export function TopicCard({ gradeId, topic, activityCount, pendingCount, onEdit }: TopicCardProps) {
  const { id, subjectId, title, description } = topic;
  return (
    <ContentCard
      headingLevel={3}
      title={
        <Link
          to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activities"
          params={{ gradeId, subjectId, topicId: id }}
          className={titleLink}
        >
          {title}
        </Link>
      }
      actions={
        <Button
          variant="quiet"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          aria-label={`Edit ${title}`}
          onPress={onEdit}
        >
          Edit
        </Button>
      }
      description={description}
      foot={
        <>
          <Figure count={activityCount} one="activity" many="activities" />
          <PendingBadge count={pendingCount} />
        </>
      }
    />
  );
}
