import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { normalRate } from '#lib/speech.ts';

const withDatabase = createDeviceStore('springbyte-reading', 'speed');

export type ReadingSpeed = 'slow' | 'normal' | 'fast';

export const normalSpeed: ReadingSpeed = 'normal';

export const speechRates: Readonly<Record<ReadingSpeed, number>> = {
  slow: 0.65,
  normal: normalRate,
  fast: 1.2,
};

const isSpeed = (stored: unknown): stored is ReadingSpeed =>
  typeof stored === 'string' && Object.hasOwn(speechRates, stored);

export const readingSpeedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['learners', 'reading-speed', userId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<ReadingSpeed> => {
      const stored = withDatabase((store) => get<unknown>(userId, store));
      const speed = await stored.catch(() => undefined);
      return isSpeed(speed) ? speed : normalSpeed;
    },
  });

/** Stores the choice. Without a database it lasts until the page closes. */
export async function storeReadingSpeed(
  queryClient: QueryClient,
  userId: string,
  speed: ReadingSpeed,
): Promise<void> {
  const { queryKey } = readingSpeedQuery(userId);
  // Cancel a pending read: it would overwrite the choice.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, speed);
  await withDatabase((store) => set(userId, speed, store)).catch(() => undefined);
}
