import { expect, test } from 'vitest';
import { formatGroupAndType } from '#features/authoring/subjects/format-group-and-type.ts';

test('formatGroupAndType joins group and type with a dash only when both exist (D-154)', () => {
  expect(formatGroupAndType({ subjectGroup: 'Languages', subjectType: 'Home Language' })).toBe(
    'Languages - Home Language',
  );
  expect(formatGroupAndType({ subjectGroup: null, subjectType: 'Home Language' })).toBe('Home Language');
  expect(formatGroupAndType({ subjectGroup: 'Languages', subjectType: ' ' })).toBe('Languages');
  expect(formatGroupAndType({ subjectGroup: null, subjectType: null })).toBe('');
});
