import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { invalidateAfter } from '#api/invalidate.ts';
import { Problem } from '#api/problem.ts';
import type { EditedRecord } from '#components/form/changed/record-changes.ts';

/** How a record gets another title. */
export interface Renaming<Row, Body, Data> {
  /** Reads the record from the server, not the cache; undefined when it is gone. */
  read: () => Promise<Row | undefined>;
  mutation: UseMutationOptions<Data, Error, Body>;
  /** What is sent. Everything except the title comes from the record as it is now, not from a list loaded earlier. */
  toBody: (title: string, now: Row) => Body;
  /** The toast when it is saved. */
  success: string;
  /** The toast when saving failed, in addition to the message in the row. */
  failed?: string;
}

interface NewTitle {
  title: string;
  /** The title that is replaced: if the record has a different one by now, nothing is sent. */
  version?: string;
}

/**
 * An update replaces the whole record, and the list may be out of date: the record is read before the title is sent.
 *
 * @returns `mutation` and `edited` for `useProblemForm`, which reports a title that somebody else has saved in the meantime
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
    // The record just read is newer than the list.
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
