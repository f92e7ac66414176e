import { pipe } from 'valibot';
import { longEnough, newPasswordIn, passwordConfirmation } from '#components/form/password/new-password.ts';

/** Literal, comma and all (VAL-025, D-178). */
export const passwords = {
  password: newPasswordIn({
    uppercase: 'Must contain uppercase',
    digit: 'Must contain a number,',
    special: 'Must contain a special character.',
  }),
  confirmPassword: pipe(passwordConfirmation, longEnough),
};
