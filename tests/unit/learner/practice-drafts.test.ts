import { expect, test } from 'vitest';
import { parseDrafts } from '#features/learner/practise/practice-drafts.ts';

const now = new Date(2026, 10, 30, 9);
const answers = { 'que-1': { answer: ['2', ''] } };

test.each([
  ['answers of today', { day: '2026-11-30', answers }, answers],
  ['answers of yesterday', { day: '2026-11-29', answers }, {}],
  ['invalid answers', { day: '2026-11-30', answers: [1] }, {}],
  ['no answers', undefined, {}],
])('parseDrafts parses %s', (_case, stored, expected) => {
  expect(parseDrafts(stored, now)).toEqual({ day: '2026-11-30', answers: expected });
});
