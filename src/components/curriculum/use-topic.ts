import { useQuery } from '@tanstack/react-query';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';

/** A topic and its subject, for parts that can do without: each is undefined until it is loaded, and if it cannot be. */
export function useTopic(topicId: string) {
  const { data: topic } = useQuery(topicQuery(topicId));
  const { data: subject } = useQuery({
    ...subjectQuery(topic?.subjectId ?? ''),
    enabled: topic !== undefined,
  });
  return { topic, subject };
}
