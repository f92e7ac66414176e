import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { normalRate } from '#lib/speech.ts';

const withDatabase = createDeviceStore('springbyte-reading', 'speed');

export type ReadingSpeed = 'slow' | 'normal' | 'fast';

export const normalSpeed: ReadingSpeed = 'normal';

/** Times the speed at which people talk. */
export const rates: Readonly<Record<ReadingSpeed, number>> = { slow: 0.65, normal: normalRate, fast: 1.2 };

const isSpeed = (stored: unknown): stored is ReadingSpeed =>
  typeof stored === 'string' && Object.hasOwn(rates, stored);

/** How fast somebody wants to be read to, as chosen on this device. */
export const readingSpeedQuery = (personId: string) =>
  queryOptions({
    queryKey: ['learners', 'reading-speed', personId],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<ReadingSpeed> => {
      const stored = withDatabase((store) => get<unknown>(personId, store));
      const speed = await stored.catch(() => undefined);
      return isSpeed(speed) ? speed : normalSpeed;
    },
  });

/** Keeps the choice; without a database it lasts as long as the page. */
export async function keepReadingSpeed(
  queryClient: QueryClient,
  personId: string,
  speed: ReadingSpeed,
): Promise<void> {
  const { queryKey } = readingSpeedQuery(personId);
  // A lookup that is still running would overwrite the choice.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, speed);
  await withDatabase((store) => set(personId, speed, store)).catch(() => undefined);
}
