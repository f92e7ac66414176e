import { useQuery } from '@tanstack/react-query';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';

export function useTopic(topicId: string) {
  const { data: topic } = useQuery(topicQuery(topicId));
  const { data: subject } = useQuery({
    ...subjectQuery(topic?.subjectId ?? ''),
    enabled: topic !== undefined,
  });
  return { topic, subject };
}
