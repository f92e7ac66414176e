import { object, pipe, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  newPassword,
  passwordConfirmation,
  passwordRules,
  samePassword,
} from '#components/form/password/new-password.ts';

describe('newPassword', () => {
  test.each([
    ['', 'Password is required.'],
    ['Ab1_', 'Password must be at least 6 characters.'],
    ['😀😀A1', 'Password must be at least 6 characters.'],
    ['abc12_', 'Password must contain an uppercase letter.'],
    ['Abcde_', 'Password must contain a number.'],
    ['Abcd12', 'Password must contain a special character.'],
    ['A b c 1', 'Password must contain a special character.'],
    ['Abcdé1', 'Password must contain a special character.'],
    ['Abcd中1', 'Password must contain a special character.'],
  ])('rejects "%s": %s', (password, message) => {
    expect(safeParse(newPassword, password).issues?.[0].message).toBe(message);
  });

  test.each(['Abcd1_', 'Ёлка7!', 'Äpfel1€', 'Ａbcd１!', 'Σigma٣-'])(
    'accepts any alphabet: %s (D-237)',
    (password) => {
      expect(safeParse(newPassword, password).success).toBe(true);
      expect(passwordRules.every(({ isMet }) => isMet(password))).toBe(true);
    },
  );
});

describe('samePassword', () => {
  const pair = pipe(
    object({ password: newPassword, confirmPassword: passwordConfirmation }),
    samePassword('password', 'confirmPassword'),
  );
  const errors = (password: string, confirmPassword: string) =>
    (safeParse(pair, { password, confirmPassword }).issues ?? []).map(({ path, message }) => [
      path?.[0].key,
      message,
    ]);

  test('rejects different passwords even if both are invalid (VAL-004)', () => {
    expect(errors('Learn2code!', 'Learn2cook!')).toEqual([['confirmPassword', 'Passwords do not match.']]);
    expect(errors('learn', 'Learn')).toContainEqual(['confirmPassword', 'Passwords do not match.']);
    expect(errors('Learn2code!', 'Learn2code!')).toEqual([]);
  });

  test('ignores Unicode normalization (D-249)', () => {
    expect(errors('Môre2code!', 'Mo\u0302re2code!')).toEqual([]);
  });

  test('accepts two empty fields', () => {
    expect(errors('', '')).not.toContainEqual(['confirmPassword', 'Passwords do not match.']);
  });
});
