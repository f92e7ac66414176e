import { expect, test } from 'vitest';
import { createLateRequests } from '../../../stories/late-requests.ts';

const base = 'http://stories.test/api';

function sentRequests() {
  const late = createLateRequests((url) => url.startsWith(base));
  const sent: Request[] = [];
  const fetch = late.marking((request) => {
    sent.push(request as Request);
    return Promise.resolve(new Response());
  });
  return { ...late, fetch, sent };
}

test('what a story has sent is late in the next one', async () => {
  const { startStory, fetch, sent, isLate } = sentRequests();
  startStory();
  await fetch(`${base}/learner/my`, { method: 'POST', body: '{}' });
  expect(sent.map(isLate)).toEqual([false]);
  startStory();
  await fetch(`${base}/learner/my`);
  expect(sent.map(isLate)).toEqual([true, false]);
});

test('other hosts get no mark, and what has none is not late', async () => {
  const { startStory, fetch, sent, isLate } = sentRequests();
  startStory();
  await fetch('http://elsewhere.test/');
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  startStory();
  expect(sent.map(isLate)).toEqual([false]);
});
