import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { subjectQuery, type Subject } from '#api/queries/subjects.ts';
import { topicQuery, type Topic } from '#api/queries/topics.ts';

/** Where a topic and its activities belong, as in their URLs. */
export interface TopicPlace {
  gradeId: string;
  subjectId: string;
  topicId: string;
}

/** 'Grade 4 · Mathematics': what has loaded of it. */
export const placeText = (titles: readonly (string | undefined)[]): string =>
  titles.filter((title) => title !== undefined).join(' · ');

type SubjectPlace = Omit<TopicPlace, 'topicId'>;

/** What the URL names, as far as it has loaded. */
interface Loaded {
  subject: Pick<Subject, 'gradeId'> | undefined;
  topic?: Pick<Topic, 'subjectId'> | undefined;
}

/**
 * The right place of a subject or topic that the URL puts into another subject or grade: Back would lead to a list that
 * it is not in.
 *
 * @returns undefined when the URL is right, or nothing has loaded that says otherwise
 */
export async function otherPlace<P extends SubjectPlace>(
  queryClient: QueryClient,
  place: P,
  { subject, topic }: Loaded,
): Promise<P | undefined> {
  const subjectId = topic?.subjectId ?? place.subjectId;
  const loaded = subjectId === place.subjectId ? { subject } : await loadSubject(queryClient, subjectId);
  const gradeId = loaded.subject?.gradeId ?? place.gradeId;
  const isRight = gradeId === place.gradeId && subjectId === place.subjectId;
  return isRight ? undefined : { ...place, subjectId, gradeId };
}

const loadSubject = (queryClient: QueryClient, subjectId: string) =>
  prime(queryClient, { subject: optional(subjectQuery(subjectId)) });

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
