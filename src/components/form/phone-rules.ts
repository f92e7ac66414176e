import { pipe, transform } from 'valibot';
import { plainPhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { emptyToNull, optionalText, requiredText } from './field-rules.ts';

/** A telephone number as people write it, in the form in which it is sent (D-253). */
export const phoneNumber = (empty: string) => pipe(requiredText(empty), transform(plainPhoneNumber));

/** As `phoneNumber`, where none need be given. */
export const optionalPhoneNumber = () => pipe(optionalText(), transform(plainPhoneNumber));

/** As `phoneNumber`; null for none. */
export const phoneNumberOrNull = () => pipe(optionalPhoneNumber(), emptyToNull);
