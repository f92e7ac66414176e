import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { topicQuery } from '#api/queries/topics.ts';
import { queryClient } from '#api/query-client.ts';

/**
 * The subject that the screen belongs to, also on the screens of a topic, whose address names no subject. It only
 * looks at what the screens have loaded: a mark in the menu is not worth a call.
 */
export function useCurrentSubject(): string | undefined {
  const place = useMatches({
    select: (matches): { subjectId?: string; topicId?: string } => matches.at(-1)?.params ?? {},
  });
  const topic = useQuery({ ...topicQuery(place.topicId ?? ''), enabled: false }, queryClient);
  return place.subjectId ?? topic.data?.subjectId;
}
