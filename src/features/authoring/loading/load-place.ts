import type { QueryClient } from '@tanstack/react-query';
import { prime } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';

type Queries = Parameters<typeof prime>[1];

/**
 * Loads what an authoring screen shows. Failures are left to the screen, which logs them and shows the empty state (D-157).
 * The exception is a grade, subject or topic in the URL that does not exist: then there is nothing to show.
 *
 * @throws Problem 404
 */
export async function loadPlace(queryClient: QueryClient, queries: Queries): Promise<void> {
  await Promise.all(
    Object.entries(queries).map(async ([name, query]) => {
      try {
        await prime(queryClient, { [name]: query });
      } catch (error) {
        if (isProblem(error, 404)) throw error;
      }
    }),
  );
}

/** The titles of what the URL names, as far as they are loaded, for the title of the page. */
export const titlesOf = (
  queryClient: QueryClient,
  { gradeId, subjectId = '', topicId = '' }: { gradeId: string; subjectId?: string; topicId?: string },
) => ({
  grade: queryClient.getQueryData(gradeListQuery().queryKey)?.find(({ id }) => id === gradeId)?.title,
  subject: queryClient.getQueryData(subjectQuery(subjectId).queryKey)?.title,
  topic: queryClient.getQueryData(topicQuery(topicId).queryKey)?.title,
});
