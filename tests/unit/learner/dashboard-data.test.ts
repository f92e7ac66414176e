import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadDashboard } from '#features/learner/dashboard/dashboard-data.ts';

test('loadDashboard rejects without a session (LRN-012)', async () => {
  await expect(loadDashboard(new QueryClient())).rejects.toThrow('Not authenticated');
});
