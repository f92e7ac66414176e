import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { isCurrentUserName, learnerLogin } from '#features/parent/set-logins/login-form.tsx';
import { proposeUserNames } from '#features/parent/set-logins/user-name-suggestions.tsx';

const good = { userName: 'zola', password: 'Sunbird7!', confirmPassword: 'Sunbird7!' };
const parse = (changes: Partial<typeof good>, currentName = 'zola') =>
  safeParse(
    learnerLogin(currentName, (name) => name === 'lwazi'),
    { ...good, ...changes },
  );
const messages = (changes: Partial<typeof good>) =>
  (parse(changes).issues ?? []).map(({ message }) => message);

const otherCharacters =
  'Use only letters a to z, digits, dots and hyphens, and start with a letter or a digit.';

describe('learnerLogin (D-036, D-276)', () => {
  test.each([
    ['a blank username', { userName: '  ' }, ['Username is required.']],
    ['an email', { userName: 'zola@home' }, [otherCharacters]],
    ['a space', { userName: 'zola k' }, [otherCharacters]],
    ['a letter outside a to z', { userName: 'zola.ü' }, [otherCharacters]],
    ['a leading dot', { userName: '.zola' }, [otherCharacters]],
    ['a taken username', { userName: 'Lwazi' }, ['Username already taken.']],
    ['different passwords', { confirmPassword: 'Sunbird8!' }, ['Passwords do not match.']],
    [
      'a short password',
      { password: 'Su7!', confirmPassword: 'Su7!' },
      ['Password must be at least 6 characters.'],
    ],
  ])('rejects %s', (_case, changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  test('trims the username, and sends it in lower case', () => {
    expect(parse({ userName: ' Zola-K.2 ' }).output).toEqual({ ...good, userName: 'zola-k.2' });
  });

  test('keeps the current username as it is, also if it breaks the rule', () => {
    expect(parse({ userName: 'zola k ü' }, 'Zola K Ü').output).toEqual({ ...good, userName: 'Zola K Ü' });
  });
});

test('isCurrentUserName ignores case and surrounding spaces', () => {
  expect(isCurrentUserName(' Zola ', 'zola')).toBe(true);
  expect(isCurrentUserName('zola2', 'zola')).toBe(false);
});

describe('proposeUserNames', () => {
  const zola = { name: 'Zola', surname: 'van Wyk' };

  test('starts with the nearest name that follows the rule', () => {
    expect(proposeUserNames('Zola K Ü', zola).slice(0, 3)).toEqual(['zola.k.u', 'zola.vanwyk', 'zola.v']);
  });

  test('leaves out the typed name', () => {
    expect(proposeUserNames('zola', zola)).toEqual(['zola.vanwyk', 'zola.v', 'zola2', 'zola3', 'zola4']);
  });

  test('has proposals for names without letters a to z', () => {
    expect(proposeUserNames('中', { name: '中', surname: '文' })).toEqual([
      'learner',
      'learner2',
      'learner3',
      'learner4',
    ]);
  });
});
