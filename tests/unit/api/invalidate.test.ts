import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateAfter } from '#api/invalidate.ts';
import { invalidateSubmitted } from '#api/queries/activities/answer-sheet.ts';
import { myLearnersQuery } from '#api/queries/learners.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';

const sheet = ['activities', 'answer-sheet', 'act-1'] as const;
const report = ['activities', 'report', 'lrn-lwazi'] as const;
const leaderboard = ['leaderboards', 'grade', 'grd-4'] as const;
const subjects = learnerSubjectsQuery('lrn-lwazi').queryKey;

function cacheWithAll() {
  const client = new QueryClient();
  for (const key of [sheet, report, leaderboard]) client.setQueryData(key, 'data');
  client.setQueryData(subjects, []);
  const isStale = (queryKey: typeof sheet | typeof report | typeof leaderboard | typeof subjects) =>
    client.getQueryState(queryKey)?.isInvalidated;
  return { client, isStale };
}

test('invalidateAfter an attempt invalidates only activities and leaderboards', async () => {
  const { client, isStale } = cacheWithAll();
  await invalidateAfter('attempt', { client });
  expect([sheet, report, leaderboard, subjects].map(isStale)).toEqual([true, true, true, false]);
});

test('invalidateAfter a change to a learner invalidates everything, because another grade has other subjects', async () => {
  const { client, isStale } = cacheWithAll();
  await invalidateAfter('learner', { client });
  expect([sheet, report, leaderboard, subjects].map(isStale)).toEqual([true, true, true, true]);
});

test('invalidateAfter a change to the learner list invalidates that list and leaderboards, but no reports or subjects', async () => {
  const { client, isStale } = cacheWithAll();
  client.setQueryData(myLearnersQuery().queryKey, []);
  await invalidateAfter('learner-list', { client });
  expect([report, leaderboard, subjects].map(isStale)).toEqual([false, true, false]);
  expect(client.getQueryState(myLearnersQuery().queryKey)?.isInvalidated).toBe(true);
});

test('invalidateSubmitted removes the answer sheet from the cache, and invalidates reports', async () => {
  const { client, isStale } = cacheWithAll();
  await invalidateSubmitted('act-1', { client });
  expect(client.getQueryData(sheet)).toBeUndefined();
  expect(isStale(report)).toBe(true);
});
