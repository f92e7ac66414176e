import { expect, test } from 'vitest';
import { findSameChild } from '#features/parent/dashboard/add-learner.tsx';

const renee = { name: 'Renée', surname: "O'Connor-Khumalo", dateOfBirth: '2018-02-09' };

test.each([
  ['the same spelling', {}, true],
  ['other letter case, white space and punctuation', { name: ' renÉe ', surname: 'O’CONNOR‑Khumalo' }, true],
  ['a decomposed accent', { name: 'Rene\u0301e' }, true],
  ['another name', { name: 'Rene' }, false],
  ['another date of birth', { dateOfBirth: '2018-02-10' }, false],
])('findSameChild with %s', (_case, changes, isFound) => {
  expect(findSameChild([renee], { ...renee, ...changes }) === renee).toBe(isFound);
});

test('findSameChild ignores children without a date of birth', () => {
  expect(findSameChild([{ ...renee, dateOfBirth: null }], renee)).toBeUndefined();
});
