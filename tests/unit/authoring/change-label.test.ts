import { expect, test } from 'vitest';
import { changeLabel } from '#features/authoring/editor/pending/change-label.ts';

test.each([
  ['Activity', 'act-1', 'Title and description'],
  ['Question', 'que-2', 'Question 2'],
  ['Question', 'que-9', 'Question'],
] as const)('changeLabel names the %s %s “%s”', (entityType, entityId, name) => {
  expect(changeLabel({ entityType, entityId }, [{ id: 'que-1' }, { id: 'que-2' }])).toBe(name);
});
