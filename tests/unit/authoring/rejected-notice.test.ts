import { expect, test } from 'vitest';
import type { SubmittedChange } from '#api/queries/moderation.ts';
import { findLatestRejections } from '#features/authoring/editor/pending/rejected-notice.tsx';

const change = (id: string, entityId: string, status: SubmittedChange['status'], activityId = 'act-1') =>
  ({ id, entityId, status, activityId }) as SubmittedChange;

test('findLatestRejections ignores other activities, and rejections that a newer change to the same question follows', () => {
  const newestFirst = [
    change('chs-6', 'que-1', 'Pending'),
    change('chs-5', 'que-2', 'Rejected'),
    change('chs-4', 'que-3', 'Published'),
    change('chs-3', 'que-1', 'Rejected'),
    change('chs-2', 'que-2', 'Rejected'),
    change('chs-1', 'que-9', 'Rejected', 'act-2'),
  ];
  expect(findLatestRejections(newestFirst, 'act-1').map(({ id }) => id)).toEqual(['chs-5']);
});
