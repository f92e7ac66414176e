import { check, nonEmpty, pipe, string } from 'valibot';
import { newPasswordLimit } from '#api/contract.gen.ts';
import { isSamePassword } from '#openapi/rules/text.ts';
import { checkField } from '../check-field.ts';
import { atMost } from '../field-rules.ts';

/** One demand on a new password: as a line of the checklist, and as the message when it is not met. */
interface PasswordRule {
  text: string;
  message: string;
  isMet: (password: string) => boolean;
}

const length: PasswordRule = {
  text: 'At least 6 characters',
  message: 'Password must be at least 6 characters.',
  // Counted as the contract counts: an emoji is one character.
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
  text: 'A special character, like !',
  message: 'Password must contain a special character.',
  isMet: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
};

/** What a new password has to have, in every alphabet (VAL-005, D-208, D-237). */
export const passwordRules: readonly PasswordRule[] = [length, uppercase, digit, special];

/**
 * A new password: of an account that is registered, or after a reset. It keeps its spaces.
 *
 * @param words of a screen whose documents have other ones
 */
export const newPasswordIn = (words: { uppercase: string; digit: string; special: string }) =>
  pipe(
    string(),
    nonEmpty('Password is required.'),
    check(length.isMet, length.message),
    atMost(newPasswordLimit),
    check(uppercase.isMet, words.uppercase),
    check(digit.isMet, words.digit),
    check(special.isMet, words.special),
  );

export const newPassword = newPasswordIn({
  uppercase: uppercase.message,
  digit: digit.message,
  special: special.message,
});

/** A password of any kind, long enough (VAL-022b, VAL-025a). */
export const longEnough = check(length.isMet, length.message);

/** The same password once more. That both are equal is for the form to say, with `samePassword`. */
export const passwordConfirmation = pipe(string(), nonEmpty('Confirm password is required.'));

/**
 * Both fields hold the same (VAL-004).
 *
 * @param message literal in the requirements, and not the same on every screen (VAL-022c)
 */
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
