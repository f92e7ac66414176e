import { expect, test, vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { queryClient } from '#api/query-client.ts';

test('queryClient logs the key of a failed query', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const refused = new Problem(403, '');
  const failing = { queryKey: ['terms', 'list'] as const, queryFn: () => Promise.reject(refused) };
  await expect(queryClient.query(failing)).rejects.toBe(refused);
  expect(log.mock.calls).toEqual([['A query failed.', 'terms', 'list', refused]]);
});
