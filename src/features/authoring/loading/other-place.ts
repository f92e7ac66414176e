import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';

interface Place {
  gradeId: string;
  subjectId: string;
  topicId?: string;
}

/**
 * Where the subject or the topic of a URL really is, when the URL puts it into another subject or grade: the way back
 * would lead to a list that it is not in. Looks at what the screen has loaded.
 *
 * @returns undefined when the URL is right, or nothing is known that says otherwise
 */
export async function otherPlace<P extends Place>(
  queryClient: QueryClient,
  place: P,
): Promise<P | undefined> {
  const topic = queryClient.getQueryData(topicQuery(place.topicId ?? '').queryKey);
  const subjectId = topic?.subjectId ?? place.subjectId;
  const gradeId = await gradeOf(queryClient, subjectId, subjectId === place.subjectId);
  const found = { ...place, subjectId, gradeId: gradeId ?? place.gradeId };
  return found.gradeId === place.gradeId && found.subjectId === place.subjectId ? undefined : found;
}

async function gradeOf(queryClient: QueryClient, subjectId: string, isLoaded: boolean) {
  const query = subjectQuery(subjectId);
  if (isLoaded) return queryClient.getQueryData(query.queryKey)?.gradeId;
  const { subject } = await prime(queryClient, { subject: optional(query) });
  return subject?.gradeId;
}
