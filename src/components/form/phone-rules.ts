import { pipe, string, transform } from 'valibot';
import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { emptyToNull, optionalText, requiredText } from './field-rules.ts';

/** A telephone number as people write it, in the form in which it is sent (D-253). */
export const phoneNumber = (empty: string) =>
  pipe(string(), transform(normalizePhoneNumber), requiredText(empty));

/** As `phoneNumber`, where none need be given. */
export const optionalPhoneNumber = () => pipe(string(), transform(normalizePhoneNumber), optionalText());

/** As `phoneNumber`; null for none. */
export const phoneNumberOrNull = () => pipe(optionalPhoneNumber(), emptyToNull);
