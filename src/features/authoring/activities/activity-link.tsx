import { Link } from '@tanstack/react-router';
import type { Activity } from '#api/queries/activities/authoring.ts';
import { titleLink } from '../card/content-card.tsx';

interface ActivityLinkProps {
  place: { gradeId: string; subjectId: string };
  activity: Pick<Activity, 'id' | 'topicId' | 'title'>;
}

/** The title of an activity's card, which leads to its editor (AUT-029). */
export function ActivityLink({ place, activity: { id, topicId, title } }: ActivityLinkProps) {
  return (
    <Link
      to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId"
      params={{ ...place, topicId, activityId: id }}
      className={titleLink}
    >
      {title}
    </Link>
  );
}
