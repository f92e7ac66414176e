import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteConnection, noteOrigin, putKeptNoticeAway, useKeptResponses } from '#api/kept-response.ts';
import { refetchShown } from '#api/refetch-shown.ts';
import { keptAtHeader } from '#lib/kept-responses.ts';

const keptAt = (time: string) => new Response('', { headers: { [keptAtHeader]: time } });
const savedAt = () => useKeptResponses.getState().savedAt?.toISOString();

beforeEach(noteConnection);

test('of several kept responses the oldest says from when the screen is', () => {
  noteOrigin(keptAt('2025-05-15T13:08:00.000Z'));
  noteOrigin(keptAt('2025-05-14T07:00:00.000Z'));
  noteOrigin(keptAt('2025-05-15T14:00:00.000Z'));
  expect(savedAt()).toBe('2025-05-14T07:00:00.000Z');
});

test('a response of the server says that it can be reached', () => {
  noteOrigin(keptAt('2025-05-15T13:08:00.000Z'));
  noteOrigin(new Response('', { status: 500 }));
  expect(savedAt()).toBeUndefined();
});

test('a header that cannot be read is none', () => {
  noteOrigin(keptAt('yesterday'));
  expect(savedAt()).toBeUndefined();
});

test('a notice that was put away comes back with the next loss of the connection', () => {
  noteOrigin(keptAt('2025-05-15T13:08:00.000Z'));
  putKeptNoticeAway();
  noteOrigin(keptAt('2025-05-14T13:08:00.000Z'));
  expect(useKeptResponses.getState().isPutAway).toBe(true);
  noteConnection();
  noteOrigin(keptAt('2025-05-15T13:08:00.000Z'));
  expect(useKeptResponses.getState().isPutAway).toBe(false);
});

test('what is on the screen is fetched again, but for what somebody is working on', async () => {
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
  await refetchShown(client);
  expect([list, sheet].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  for (const stop of stops) stop();
});
