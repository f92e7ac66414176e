import { check, pipe, string, transform } from 'valibot';
import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { emptyToNull, optionalText, requiredText } from './field-rules.ts';

/** A number in the normal form: 7 digits at least, as in the shortest national numbers. */
const isPhoneNumber = check(
  (text: string) => text === '' || /^\+?\d{7,15}$/.test(text),
  'Enter a telephone number, such as 082 555 0101.',
);

/** Accepts common notations of a telephone number and normalizes them as the contract requires (D-253). */
export const phoneNumber = (empty: string) =>
  pipe(string(), transform(normalizePhoneNumber), requiredText(empty), isPhoneNumber);

export const optionalPhoneNumber = () =>
  pipe(string(), transform(normalizePhoneNumber), optionalText(), isPhoneNumber);

export const phoneNumberOrNull = () => pipe(optionalPhoneNumber(), emptyToNull);
