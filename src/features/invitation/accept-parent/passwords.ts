import { nonEmpty, pipe, string } from 'valibot';
import { longEnough } from '#components/form/password/new-password.ts';

/** Six characters of any kind: the server may want more, and says so (VAL-022b, D-177). */
export const passwords = {
  password: pipe(string(), nonEmpty('Password is required.'), longEnough),
  confirmPassword: pipe(string(), nonEmpty('Confirm password is required.')),
};

export const mustMatch = 'Passwords must match';
