import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { storeReadingSpeed, readingSpeedQuery } from '#features/learner/read-aloud/reading-speed.ts';

test('storeReadingSpeed keeps a speed chosen while the stored one is loading', async () => {
  const queryClient = new QueryClient();
  const query = readingSpeedQuery('lrn-zola');
  const storedSpeed = queryClient.query(query).catch(() => undefined);
  await storeReadingSpeed(queryClient, 'lrn-zola', 'slow');
  await storedSpeed;
  expect(queryClient.getQueryData(query.queryKey)).toBe('slow');
});
