import { object, pipe, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  newPassword,
  passwordConfirmation,
  passwordRules,
  samePassword,
} from '#components/form/password/new-password.ts';

describe('a new password', () => {
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
  ])('%s: %s', (password, message) => {
    expect(safeParse(newPassword, password).issues?.[0].message).toBe(message);
  });

  test.each(['Abcd1_', 'Ёлка7!', 'Äpfel1€', 'Ａbcd１!', 'Σigma٣-'])(
    'may be of any alphabet: %s (D-237)',
    (password) => {
      expect(safeParse(newPassword, password).success).toBe(true);
      expect(passwordRules.every(({ isMet }) => isMet(password))).toBe(true);
    },
  );
});

describe('a password and its confirmation', () => {
  const pair = pipe(
    object({ password: newPassword, confirmPassword: passwordConfirmation }),
    samePassword('password', 'confirmPassword'),
  );
  const complaints = (password: string, confirmPassword: string) =>
    (safeParse(pair, { password, confirmPassword }).issues ?? []).map(({ path, message }) => [
      path?.[0].key,
      message,
    ]);

  test('have to be the same, whatever else is wrong (VAL-004)', () => {
    expect(complaints('Learn2code!', 'Learn2cook!')).toEqual([
      ['confirmPassword', 'Passwords do not match.'],
    ]);
    expect(complaints('learn', 'Learn')).toContainEqual(['confirmPassword', 'Passwords do not match.']);
    expect(complaints('Learn2code!', 'Learn2code!')).toEqual([]);
  });

  test('are the same where a device types an accent as two characters (D-249)', () => {
    expect(complaints('Môre2code!', 'Mo\u0302re2code!')).toEqual([]);
  });

  test('are two empty fields before anybody has typed, not two that differ', () => {
    expect(complaints('', '')).not.toContainEqual(['confirmPassword', 'Passwords do not match.']);
  });
});
