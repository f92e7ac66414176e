import { expect, test } from 'vitest';
import { recordName } from '#features/authoring/editor/pending/record-name.ts';

test.each([
  ['Activity', 'act-1', 'Title and description'],
  ['Question', 'que-2', 'Question 2'],
  ['Question', 'que-9', 'Question'],
] as const)('calls the %s %s “%s”', (entityType, entityId, name) => {
  expect(recordName({ entityType, entityId }, [{ id: 'que-1' }, { id: 'que-2' }])).toBe(name);
});
