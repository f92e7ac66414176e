import { pipe } from 'valibot';
import { currentPassword } from '#components/form/field-rules.ts';
import { longEnough, newPasswordWith, passwordConfirmation } from '#components/form/password/new-password.ts';

/** A parent's password has at least six characters; a server may require more (VAL-022b, D-177). */
export const parentPasswords = {
  password: pipe(currentPassword('Password is required.'), longEnough),
  confirmPassword: passwordConfirmation,
};

/** Literal text (VAL-022c). */
export const mustMatch = 'Passwords must match';

/** Literal texts for a new account, with the comma (VAL-025, D-178). */
export const registrationPasswords = {
  password: newPasswordWith({
    uppercase: 'Must contain uppercase',
    digit: 'Must contain a number,',
    special: 'Must contain a special character.',
  }),
  confirmPassword: pipe(passwordConfirmation, longEnough),
};
