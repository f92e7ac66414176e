import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { subjectQuery, type Subject } from '#api/queries/subjects.ts';
import { topicQuery, type Topic } from '#api/queries/topics.ts';

/** The ids in a topic's URL. */
export interface TopicLocation {
  gradeId: string;
  subjectId: string;
  topicId: string;
}

/** 'Grade 4 · Mathematics', without titles that have not loaded. */
export const joinTitles = (titles: readonly (string | undefined)[]): string =>
  titles.filter((title) => title !== undefined).join(' · ');

type SubjectLocation = Omit<TopicLocation, 'topicId'>;

interface LoadedRecords {
  subject: Pick<Subject, 'gradeId'> | undefined;
  topic?: Pick<Topic, 'subjectId'> | undefined;
}

/**
 * Corrects a URL that names the wrong grade or subject: its Back link would open a list without the record.
 *
 * @returns undefined when the URL is correct or cannot be checked
 */
export async function findCorrectLocation<Location extends SubjectLocation>(
  queryClient: QueryClient,
  location: Location,
  { subject, topic }: LoadedRecords,
): Promise<Location | undefined> {
  const subjectId = topic?.subjectId ?? location.subjectId;
  const loaded = subjectId === location.subjectId ? { subject } : await loadSubject(queryClient, subjectId);
  const gradeId = loaded.subject?.gradeId ?? location.gradeId;
  const isCorrect = gradeId === location.gradeId && subjectId === location.subjectId;
  return isCorrect ? undefined : { ...location, subjectId, gradeId };
}

const loadSubject = (queryClient: QueryClient, subjectId: string) =>
  prime(queryClient, { subject: optional(subjectQuery(subjectId)) });

/**
 * Finds the ids for a URL that names only the topic (D-037, D-038).
 *
 * @throws Problem 404 when the topic or its subject does not exist
 */
export async function findTopicLocation(queryClient: QueryClient, topicId: string): Promise<TopicLocation> {
  const { topic } = await prime(queryClient, { topic: topicQuery(topicId) });
  const { subject } = await prime(queryClient, { subject: subjectQuery(topic.subjectId) });
  return { gradeId: subject.gradeId, subjectId: subject.id, topicId };
}
