import { expect, test } from 'vitest';
import { passwordRules } from '#components/form/password/new-password.ts';
import { generateChildPassword } from '#lib/child-password.ts';

test('generates passwords that meet all rules, are easy to type, and differ', () => {
  const passwords = Array.from({ length: 200 }, generateChildPassword);
  for (const password of passwords) {
    expect(password).toMatch(/^[A-Z][a-z]{2,6}-[a-z]{3,6}-[2-9]{3}$/);
    expect(passwordRules.filter(({ isMet }) => !isMet(password))).toEqual([]);
  }
  expect(new Set(passwords).size).toBeGreaterThan(195);
});
