import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepReadingSpeed, readingSpeedQuery } from '#features/learner/read-aloud/reading-speed.ts';

test('a speed chosen while the stored one is still loading is kept', async () => {
  const queryClient = new QueryClient();
  const query = readingSpeedQuery('lrn-zola');
  const lookedUp = queryClient.query(query).catch(() => undefined);
  await keepReadingSpeed(queryClient, 'lrn-zola', 'slow');
  await lookedUp;
  expect(queryClient.getQueryData(query.queryKey)).toBe('slow');
});
