import { useQuery } from '@tanstack/react-query';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { queryClient } from '#api/query-client.ts';
import { activitiesIn, contentsText, topicsIn } from '../setup/contents-text.ts';

/**
 * What is deleted along with a subject, counted while the dialog is open. Dialogs render outside the routes, and so outside
 * their QueryClientProvider: the client is passed explicitly.
 */
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
