import { expect, test } from 'vitest';
import { findNewerPending } from '#features/moderation/single-review/change-notes.tsx';
import { createSummary } from './change-set-summary.ts';

test('findNewerPending returns later pending changes to the same record', () => {
  const history = [
    createSummary('chs-5', 'que-1', 'Pending'),
    createSummary('chs-4', 'que-2', 'Published'),
    createSummary('chs-3', 'que-1', 'Published'),
    createSummary('chs-2', 'que-1', 'Pending'),
    createSummary('chs-1', 'que-1', 'Published'),
  ];
  expect(findNewerPending('chs-2', history).map(({ id }) => id)).toEqual(['chs-5']);
  expect(findNewerPending('chs-unknown', history)).toEqual([]);
});
