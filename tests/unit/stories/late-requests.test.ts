import { expect, test, vi } from 'vitest';
import { createLateRequests } from '../../../stories/late-requests.ts';

const base = 'http://stories.test/api';

function recordRequests() {
  const late = createLateRequests((url) => url.startsWith(base));
  const sent: Request[] = [];
  const fetch = late.createFetch((request) => {
    sent.push(request as Request);
    return Promise.resolve(new Response());
  });
  return { ...late, fetch, sent };
}

test('isLate detects requests of an earlier story', async () => {
  const { startStory, fetch, sent, isLate } = recordRequests();
  startStory();
  await fetch(`${base}/learner/my`, { method: 'POST', body: '{}' });
  expect(sent.map(isLate)).toEqual([false]);
  startStory();
  await fetch(`${base}/learner/my`);
  expect(sent.map(isLate)).toEqual([true, false]);
});

test('createFetch adds no header to requests to other hosts', async () => {
  const { startStory, fetch, sent, isLate } = recordRequests();
  startStory();
  await fetch('http://elsewhere.test/');
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  startStory();
  expect(sent.map(isLate)).toEqual([false]);
});

test('createFetch never settles a call of an earlier story', async () => {
  const late = createLateRequests((url) => url.startsWith(base));
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = late.createFetch(() => promise);
  late.startStory();
  const settled: string[] = [];
  const record = (story: string) => () => settled.push(story);
  void fetch(`${base}/auth/login`).then(record('earlier'), record('earlier'));
  late.startStory();
  const current = fetch(`${base}/auth/login`).then(record('current'));
  resolve(new Response());
  await current;
  expect(settled).toEqual(['current']);
});

test('startStory clears long timeouts of the earlier story, and keeps shorter timers', () => {
  vi.useFakeTimers();
  const late = createLateRequests((url) => url.startsWith(base));
  const setTimer = late.createSetTimeout((handler, ms) => Number(setTimeout(handler, ms)));
  const fired: string[] = [];
  setTimer(() => fired.push('deadline'), 20_000);
  setTimer(() => fired.push('pause'), 1000);
  late.startStory();
  setTimer(() => fired.push('current'), 400);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(fired).toEqual(['current', 'pause']);
});
