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
    for (const schema of [editedUser, newUser(() => false)]) {
      const { issues = [] } = safeParse(schema, { ...user, role });
      expect(issues.map(({ message }) => message)).toEqual(expected);
    }
  },
);
