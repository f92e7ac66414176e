import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { isCurrentUserName, learnerLogin } from '#features/parent/set-logins/login-form.tsx';

const good = { userName: 'zola', password: 'Sunbird7!', confirmPassword: 'Sunbird7!' };
const messages = (changes: Partial<typeof good>) =>
  (
    safeParse(
      learnerLogin((name) => name === 'lwazi'),
      { ...good, ...changes },
    ).issues ?? []
  ).map(({ message }) => message);

describe('learnerLogin (D-036)', () => {
  test.each([
    ['a blank username', { userName: '  ' }, ['Username is required.']],
    ['an email', { userName: 'zola@home' }, ['A username cannot contain @.']],
    ['a taken username', { userName: 'lwazi' }, ['Username already taken.']],
    ['different passwords', { confirmPassword: 'Sunbird8!' }, ['Passwords do not match.']],
    [
      'a short password',
      { password: 'Su7!', confirmPassword: 'Su7!' },
      ['Password must be at least 6 characters.'],
    ],
  ])('rejects %s', (_case, changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  test('trims the username', () => {
    expect(
      safeParse(
        learnerLogin(() => false),
        { ...good, userName: ' zola ' },
      ).output,
    ).toEqual(good);
  });
});

test('isCurrentUserName ignores case and surrounding spaces', () => {
  expect(isCurrentUserName(' Zola ', 'zola')).toBe(true);
  expect(isCurrentUserName('zola2', 'zola')).toBe(false);
});
