import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { editedUser, newUser, userValues } from '#features/admin/users/user-schema.ts';

const user = {
  ...userValues({ name: 'Lwazi', surname: 'Khumalo', email: 'lwazi@example.com', dateOfBirth: '2015-03-04' }),
  password: 'Learn2code!',
  confirmPassword: 'Learn2code!',
};

test.each([
  ['Learner', []],
  ['Parent', ['Cellphone is required.', 'WhatsApp is required.']],
  ['Reading Coach', ['Cellphone is required.', 'WhatsApp is required.']],
])(
  'editedUser and newUser report, for the role %s without telephone numbers, %j (D-256)',
  (role, expected) => {
    for (const schema of [editedUser(), newUser(() => false)]) {
      const { issues = [] } = safeParse(schema, { ...user, role });
      expect(issues.map(({ message }) => message)).toEqual(expected);
    }
  },
);

test.each([
  ['a learner without an email and a date of birth', ['email', 'dateOfBirth'], 'Learner', []],
  ['a learner with both', [], 'Learner', ['Email is required.', 'Date of birth is required.']],
  [
    'a learner without both, who becomes a Tutor',
    ['email', 'dateOfBirth'],
    'Tutor',
    ['Email is required.', 'Date of birth is required.'],
  ],
] as const)('editedUser reports, for empty fields of %s, %j (D-268)', (_who, unset, role, expected) => {
  const values = {
    ...user,
    email: '',
    dateOfBirth: '',
    role,
    cellphoneNumber: '0825550101',
    whatsAppNumber: '0825550101',
  };
  const { issues = [] } = safeParse(editedUser(unset), values);
  expect(issues.map(({ message }) => message)).toEqual(expected);
});

test('editedUser returns null for the empty properties of a learner', () => {
  const values = { ...user, email: '', dateOfBirth: '', role: 'Learner' };
  expect(safeParse(editedUser(['email', 'dateOfBirth']), values).output).toMatchObject({
    email: null,
    dateOfBirth: null,
  });
});
