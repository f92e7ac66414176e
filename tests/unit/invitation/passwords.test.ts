import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { emptyForm, registrationForm } from '#components/account/registration/registration-form.ts';
import { registrationPasswords } from '#features/invitation/passwords.ts';

const schema = registrationForm(() => false, registrationPasswords);

/** The messages for the two passwords. */
function messages(password: string, confirmPassword = password): string[] {
  const { issues = [] } = safeParse(schema, { ...emptyForm, password, confirmPassword });
  const isAbout = (key: unknown) => key === 'password' || key === 'confirmPassword';
  return issues.filter(({ path }) => isAbout(path?.[0].key)).map(({ message }) => message);
}

const tooShort = 'Password must be at least 6 characters.';

test.each([
  ['Sunbird1!', 'Sunbird1!', []],
  ['sunbird1!', 'sunbird1!', ['Must contain uppercase']],
  ['Sunbird!', 'Sunbird!', ['Must contain a number,']],
  ['Sunbird1', 'Sunbird1', ['Must contain a special character.']],
  ['Sun1!', 'Sun1!', [tooShort, tooShort]],
  ['Sunbird1!', 'Sunbird2!', ['Passwords do not match.']],
  ['Sunbird1!', '', ['Confirm password is required.', tooShort, 'Passwords do not match.']],
])(
  'registrationPasswords gives %j and %j the messages %j (VAL-025, VAL-026)',
  (password, confirmation, expected) => {
    expect(messages(password, confirmation)).toEqual(expected);
  },
);

test('registrationPasswords reports an empty password first (VAL-026a)', () => {
  expect(messages('')[0]).toBe('Password is required.');
});
