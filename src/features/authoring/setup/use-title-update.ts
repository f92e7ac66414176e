import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { invalidateAfter } from '#api/invalidate.ts';
import { Problem } from '#api/problem.ts';
import type { EditedRecord } from '#components/form/changed/record-changes.ts';

/** How a record gets another title. */
export interface Renaming<Row, Body, Data> {
  /** Asks the server, whatever the cache has; undefined when the record is gone. */
  read: () => Promise<Row | undefined>;
  mutation: UseMutationOptions<Data, Error, Body>;
  /** What is sent. Everything but the title is as the record has it now, not as a list had it when it was loaded. */
  toBody: (title: string, now: Row) => Body;
  /** The toast when it is saved. */
  success: string;
  /** The toast when it failed, besides what the row says. */
  failed?: string;
}

interface NewTitle {
  title: string;
  /** The title that it replaces: if the record has another one by now, nothing is sent. */
  version?: string;
}

/**
 * The contract replaces the whole record, and a list may be old: the record is read before the title is sent.
 *
 * @returns `mutation` and `edited` for `useProblemForm`, which tells what somebody else has made of the title meanwhile
 */
export function useTitleUpdate<Row extends { title: string }, Body, Data>(
  title: string,
  { read, mutation, toBody }: Pick<Renaming<Row, Body, Data>, 'read' | 'mutation' | 'toBody'>,
) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(mutation);
  const save = async ({ title: after, version: before }: NewTitle): Promise<Data> => {
    const now = await read();
    if (now?.title === before && now) return mutateAsync(toBody(after, now));
    // The list is older than what has just been read.
    void invalidateAfter('content', { client: queryClient });
    throw now ? new Problem(409, '', { code: 'record-changed' }) : new Problem(404, '');
  };
  const edited: EditedRecord<{ title: string }> = {
    version: title,
    reload: async () => {
      const now = await read();
      return now && { version: now.title, values: { title: now.title } };
    },
  };
  return { mutation: { mutationFn: save }, edited };
}
