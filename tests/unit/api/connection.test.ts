import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissOfflineNotice, reportCachedResponse, reportOnline, useConnection } from '#api/connection.ts';
import { refetchVisibleQueries } from '#api/refetch-visible-queries.ts';

const reportCachedAt = (time: string) => reportCachedResponse(new Date(time));
const cachedAt = () => useConnection.getState().cachedAt?.toISOString();

beforeEach(reportOnline);

test('reportCachedResponse keeps the date of the oldest response until the server responds', () => {
  reportCachedAt('2025-05-15T13:08:00.000Z');
  reportCachedAt('2025-05-14T07:00:00.000Z');
  reportCachedAt('2025-05-15T14:00:00.000Z');
  expect(cachedAt()).toBe('2025-05-14T07:00:00.000Z');
  reportOnline();
  expect(cachedAt()).toBeUndefined();
});

test('dismissOfflineNotice hides the notice until the connection is lost again', () => {
  reportCachedAt('2025-05-15T13:08:00.000Z');
  dismissOfflineNotice();
  reportCachedAt('2025-05-14T13:08:00.000Z');
  expect(useConnection.getState().isDismissed).toBe(true);
  reportOnline();
  reportCachedAt('2025-05-15T13:08:00.000Z');
  expect(useConnection.getState().isDismissed).toBe(false);
});

test('refetchVisibleQueries skips queries with refetchOnWindowFocus: false, whose data the user edits', async () => {
  const client = new QueryClient();
  const list = vi.fn<() => Promise<string>>(() => Promise.resolve('list'));
  const sheet = vi.fn<() => Promise<string>>(() => Promise.resolve('sheet'));
  const base = { staleTime: Infinity, networkMode: 'always' } as const;
  const stops = [
    new QueryObserver(client, { ...base, queryKey: ['grades'], queryFn: list }).subscribe(() => {}),
    new QueryObserver(client, {
      ...base,
      queryKey: ['activities'],
      queryFn: sheet,
      refetchOnWindowFocus: false,
    }).subscribe(() => {}),
  ];
  await vi.waitFor(() => expect(client.getQueryData(['activities'])).toBe('sheet'));
  await refetchVisibleQueries(client);
  expect([list, sheet].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  for (const stop of stops) stop();
});
