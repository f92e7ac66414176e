import { expect, test } from 'vitest';
import { isReadAloudGrade } from '#components/reading/use-reads-aloud.ts';

test.each([
  ['Grade 1', true],
  ['grade 3', true],
  ['Grade 4', false],
  ['Grade 10', false],
  ['Grade 0', false],
  ['First', false],
  [null, false],
  [undefined, false],
])('isReadAloudGrade(%s) is %s', (gradeTitle, isRead) => {
  expect(isReadAloudGrade(gradeTitle)).toBe(isRead);
});
