import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { topicQuery } from '#api/queries/topics.ts';
import { queryClient } from '#api/query-client.ts';

/**
 * The subject that the screen belongs to. The URL of a topic's screens does not name it, so the topic is
 * fetched; until it has loaded, nothing is marked.
 */
export function useCurrentSubject(): string | undefined {
  const { subjectId, topicId } = useMatches({
    select: (matches): { subjectId?: string; topicId?: string } => matches.at(-1)?.params ?? {},
  });
  const enabled = subjectId === undefined && topicId !== undefined;
  const topic = useQuery({ ...topicQuery(topicId ?? ''), enabled }, queryClient);
  return subjectId ?? topic.data?.subjectId;
}
