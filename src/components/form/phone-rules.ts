import { pipe, string, transform } from 'valibot';
import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { emptyToNull, optionalText, requiredText } from './field-rules.ts';

/** Accepts common notations of a telephone number and normalizes them as the contract requires (D-253). */
export const phoneNumber = (empty: string) =>
  pipe(string(), transform(normalizePhoneNumber), requiredText(empty));

export const optionalPhoneNumber = () => pipe(string(), transform(normalizePhoneNumber), optionalText());

export const phoneNumberOrNull = () => pipe(optionalPhoneNumber(), emptyToNull);
