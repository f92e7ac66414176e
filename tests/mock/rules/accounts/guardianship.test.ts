import { describe, expect, test } from 'vitest';
import { byPrimaryParent, shouldDeleteLinkOnly } from '#mocks/rules/accounts/guardianship.ts';

describe('shouldDeleteLinkOnly and byPrimaryParent', () => {
  const primary = { isPrimaryParent: true };
  const other = { isPrimaryParent: false };

  test.each([
    ['the primary parent', 'Parent', primary, false],
    ['another parent', 'Parent', other, true],
    ['an Admin', 'Admin', undefined, false],
    ['an Admin who is linked', 'Admin', other, false],
  ])('shouldDeleteLinkOnly for %s (role %s, link %o) returns %s', (_who, role, link, expected) => {
    expect(shouldDeleteLinkOnly({ role }, link)).toBe(expected);
  });

  test('byPrimaryParent sorts the primary parent first, and keeps the order of the others', () => {
    const adults = [
      { id: 1, ...other },
      { id: 2, ...primary },
      { id: 3, ...other },
    ];
    expect(adults.toSorted(byPrimaryParent).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});
