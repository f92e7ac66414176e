import { check, nonEmpty, pipe, string } from 'valibot';

/** One demand on a new password: as a line of the checklist, and as the message when it is not met. */
export interface PasswordRule {
  words: string;
  message: string;
  holds: (password: string) => boolean;
}

const length: PasswordRule = {
  words: 'At least 6 characters',
  message: 'Password must be at least 6 characters.',
  // Counted as the contract counts: an emoji is one character.
  holds: (password) => [...password].length >= 6,
};
const uppercase: PasswordRule = {
  words: 'An uppercase letter',
  message: 'Password must contain an uppercase letter.',
  holds: (password) => /[A-Z]/.test(password),
};
const digit: PasswordRule = {
  words: 'A number',
  message: 'Password must contain a number.',
  holds: (password) => /\d/.test(password),
};
const symbol: PasswordRule = {
  words: 'A special character, like !',
  message: 'Password must contain a special character.',
  holds: (password) => /[^A-Za-z0-9]/.test(password),
};

/** What a new password has to have (VAL-005, D-208), for the checklist under its field. */
export const passwordRules: readonly PasswordRule[] = [length, uppercase, digit, symbol];

/** A new password: of an account that is registered, or after a reset. It keeps its spaces. */
export const newPassword = pipe(
  string(),
  nonEmpty('Password is required.'),
  check(length.holds, length.message),
  check(uppercase.holds, uppercase.message),
  check(digit.holds, digit.message),
  check(symbol.holds, symbol.message),
);

/** The same password once more. That both are equal is for the form to say, with `passwordsDiffer`. */
export const passwordConfirmation = pipe(string(), nonEmpty('Confirm password is required.'));

/** VAL-004; literal. */
export const passwordsDiffer = 'Passwords do not match.';
