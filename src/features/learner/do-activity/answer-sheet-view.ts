import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';

export type AnswerSheetView = 'one' | 'all';

const withDatabase = createDeviceStore('springbyte-sheet-view', 'views');

/** The view that the user has chosen on this device; null if none, or without a database. */
export const answerSheetViewQuery = (userId: string) =>
  queryOptions({
    queryKey: ['activities', 'sheet-view', userId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<AnswerSheetView | null> => {
      const stored = await withDatabase((store) => get<unknown>(userId, store)).catch(() => undefined);
      return stored === 'one' || stored === 'all' ? stored : null;
    },
  });

export async function storeAnswerSheetView(
  queryClient: QueryClient,
  userId: string,
  view: AnswerSheetView,
): Promise<void> {
  queryClient.setQueryData(answerSheetViewQuery(userId).queryKey, view);
  // Without a database the choice lasts until the page closes.
  await withDatabase((store) => set(userId, view, store)).catch(() => undefined);
}
