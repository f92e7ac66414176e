import type { QueryClient } from '@tanstack/react-query';
import { deferred } from '#api/prime.ts';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { moderationTreeQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { loadPlace } from '../loading/load-place.ts';

/** Loads what the topics screen shows; the figures on its cards may arrive later. */
export const loadTopics = (queryClient: QueryClient, subjectId: string): Promise<void> =>
  loadPlace(queryClient, {
    grades: gradeListQuery(),
    subject: subjectQuery(subjectId),
    topics: subjectTopicsQuery(subjectId),
    terms: termListQuery(),
    activities: deferred(subjectActivityListQuery(subjectId)),
    pending: deferred(moderationTreeQuery('Pending')),
  });
