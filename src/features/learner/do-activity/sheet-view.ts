import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';

/** How the questions of a sheet are shown: one at a time, or all below each other. */
export type SheetView = 'one' | 'all';

const withDatabase = createDeviceStore('springbyte-sheet-view', 'views');

/** How somebody has chosen to see sheets on this device; null for whoever has not chosen, or without a database. */
export const sheetViewQuery = (personId: string) =>
  queryOptions({
    queryKey: ['activities', 'sheet-view', personId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<SheetView | null> => {
      const stored = await withDatabase((store) => get<unknown>(personId, store)).catch(() => undefined);
      return stored === 'one' || stored === 'all' ? stored : null;
    },
  });

export async function keepSheetView(
  queryClient: QueryClient,
  personId: string,
  view: SheetView,
): Promise<void> {
  queryClient.setQueryData(sheetViewQuery(personId).queryKey, view);
  // Without a database the choice lasts as long as the page.
  await withDatabase((store) => set(personId, view, store)).catch(() => undefined);
}
