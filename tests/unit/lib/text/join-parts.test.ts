import { expect, test } from 'vitest';
import { joinParts } from '#lib/text/join-parts.ts';

test('joins the known parts, and does not let a line begin with a dot', () => {
  expect(joinParts('Grade 4', undefined, 'Mathematics', null, '', false)).toBe('Grade 4\u00A0· Mathematics');
  expect(joinParts(undefined)).toBe('');
});
