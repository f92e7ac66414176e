import type { QueryClient } from '@tanstack/react-query';
import { prime } from '#api/prime.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';

/** Where a topic and its activities belong, as in their URLs. */
export interface TopicPlace {
  gradeId: string;
  subjectId: string;
  topicId: string;
}

/**
 * For URLs that name only the topic (D-037, D-038). The calls run one after the other: each names only the level above.
 *
 * @throws Problem 404 when the topic or its subject does not exist
 */
export async function placeOfTopic(queryClient: QueryClient, topicId: string): Promise<TopicPlace> {
  const { topic } = await prime(queryClient, { topic: topicQuery(topicId) });
  const { subject } = await prime(queryClient, { subject: subjectQuery(topic.subjectId) });
  return { gradeId: subject.gradeId, subjectId: subject.id, topicId };
}
