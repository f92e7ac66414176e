import { check, nonEmpty, pipe, string } from 'valibot';
import { newPasswordLimit } from '#api/contract.gen.ts';
import { isSamePassword } from '#openapi/rules/text.ts';
import { checkField } from '../check-field.ts';
import { atMost } from '../field-rules.ts';

export interface PasswordRule {
  text: string;
  message: string;
  isMet: (password: string) => boolean;
}

const length: PasswordRule = {
  text: 'At least 6 characters',
  message: 'Password must be at least 6 characters.',
  // As in the contract, an emoji is one character.
  isMet: (password) => [...password].length >= 6,
};
const uppercase: PasswordRule = {
  text: 'An uppercase letter',
  message: 'Password must contain an uppercase letter.',
  isMet: (password) => /\p{Lu}/u.test(password),
};
const digit: PasswordRule = {
  text: 'A number',
  message: 'Password must contain a number.',
  isMet: (password) => /\p{Nd}/u.test(password),
};
const special: PasswordRule = {
  text: 'A special character, like\u00a0!',
  message: 'Password must contain a special character.',
  isMet: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
};

/** The rules for a new password, in every alphabet (D-208). */
export const passwordRules: readonly PasswordRule[] = [length, uppercase, digit, special];

/** The only rule for an invited person (VAL-022b). */
export const invitedPasswordRules: readonly PasswordRule[] = [length];

/** A new password, not trimmed, with the messages of a screen. */
export const newPasswordWith = (messages: { uppercase: string; digit: string; special: string }) =>
  pipe(
    string(),
    nonEmpty('Password is required.'),
    check(length.isMet, length.message),
    atMost(newPasswordLimit),
    check(uppercase.isMet, messages.uppercase),
    check(digit.isMet, messages.digit),
    check(special.isMet, messages.special),
  );

export const newPassword = newPasswordWith({
  uppercase: uppercase.message,
  digit: digit.message,
  special: special.message,
});

/** Checks the minimum length only (VAL-022b). */
export const longEnough = check(length.isMet, length.message);

export const passwordConfirmation = pipe(string(), nonEmpty('Confirm password is required.'));

/** Checks that both password fields are equal (VAL-004). The message depends on the screen (VAL-022c). */
export const samePassword = <Values extends Record<string, unknown>>(
  password: keyof Values & string,
  confirmation: keyof Values & string,
  message = 'Passwords do not match.',
) =>
  checkField<Values>(
    confirmation,
    (values) => isSamePassword(String(values[confirmation]), String(values[password])),
    message,
  );
