import { useQuery } from '@tanstack/react-query';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { queryClient } from '#api/query-client.ts';
import { activitiesIn, contentsText, topicsIn } from '../setup/contents-text.ts';

/** What goes with a subject, counted while the question stands. Outside the routes' own provider, so the cache is named. */
export function SubjectDeletion({ id, title }: { id: string; title: string }) {
  const { data: topics } = useQuery(subjectTopicsQuery(id), queryClient);
  const { data: activities } = useQuery(subjectActivityListQuery(id), queryClient);
  const contents = [topicsIn(topics?.length), activitiesIn(activities?.length)];
  return (
    <p>
      This deletes <b>{title}</b> for good. {contentsText(contents)}
    </p>
  );
}
