import { nonEmpty, pipe, string } from 'valibot';
import { longEnough, passwordConfirmation } from '#components/form/password/new-password.ts';

/** Six characters of any kind: a server may want more, and says so (VAL-022b, D-177). */
export const passwords = {
  password: pipe(string(), nonEmpty('Password is required.'), longEnough),
  confirmPassword: passwordConfirmation,
};

/** VAL-022c; literal. */
export const mustMatch = 'Passwords must match';
