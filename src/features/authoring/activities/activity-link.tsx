import { Link } from '@tanstack/react-router';
import type { Activity } from '#api/queries/activities/authoring.ts';
import { titleLinkClass } from '../card/content-card.tsx';

interface ActivityLinkProps {
  location: { gradeId: string; subjectId: string };
  activity: Pick<Activity, 'id' | 'topicId' | 'title'>;
}

export function ActivityLink({ location, activity: { id, topicId, title } }: ActivityLinkProps) {
  return (
    <Link
      to="/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId"
      params={{ ...location, topicId, activityId: id }}
      className={titleLinkClass}
    >
      {title}
    </Link>
  );
}
