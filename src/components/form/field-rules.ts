import { check, nonEmpty, nullable, number, pipe, string, transform } from 'valibot';
import {
  emailLimit,
  longTextOrNullLimit,
  passwordLimit,
  personNameLimit,
  shortTextLimit,
} from '#api/contract.gen.ts';
import { formatCount } from '#lib/numbers.ts';
import { normalizeEmail, emailAddress } from '#lib/text/email.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { hasDirectionalCharacters } from '#openapi/rules/direction.ts';
import { trimText } from '#openapi/rules/text.ts';

/** Rejects a text that is too long. As in the contract, an emoji is one character. */
export const atMost = (most: number) =>
  check(
    (text: string) => [...text].length <= most,
    ({ input }) => `Must be at most ${formatCount(most)} characters, not ${formatCount([...input].length)}.`,
  );

/** Rejects bidirectional control characters, which change how the text beside them is displayed. */
export const noDirectionalCharacters = () =>
  check(
    (text: string) => !hasDirectionalCharacters(text),
    'Remove the hidden characters that change the direction of the text.',
  );

/** Trims spaces and invisible characters. Replaces tabs and line breaks, for example from a spreadsheet, with spaces. */
export const toSingleLine = (text: string): string => trimText(text.replaceAll(/\p{Control}+/gu, ' '));

export const requiredText = (message: string, most: number = shortTextLimit) =>
  pipe(string(), transform(toSingleLine), nonEmpty(message), noDirectionalCharacters(), atMost(most));

export const personName = {
  name: requiredText('Name is required.', personNameLimit),
  surname: requiredText('Surname is required.', personNameLimit),
};

/** The value of a select whose options all have an ID. The user cannot clear it, so it needs no message. */
export const selectedValue = () => pipe(string(), nonEmpty());

export const emptyToNull = transform((text: string) => text || null);

export const optionalText = (most: number = shortTextLimit) =>
  pipe(string(), transform(toSingleLine), noDirectionalCharacters(), atMost(most));

export const textOrNull = () => pipe(optionalText(), emptyToNull);

/** A trimmed text of several lines, or null for an empty text. */
export const longTextOrNull = () =>
  pipe(string(), transform(trimText), atMost(longTextOrNullLimit), emptyToNull);

/** The password of an existing account, not trimmed. */
export const currentPassword = (empty: string) => pipe(string(), nonEmpty(empty), atMost(passwordLimit));

export const numberOrNull = () => nullable(number('Please write a number, such as 12 or 12.5.'));

export const requiredNumber = (empty: string, least = -Infinity, most = Infinity) =>
  pipe(
    numberOrNull(),
    check((value) => value !== null, empty),
    check((value) => value === null || value >= least, `Must be ${least} or more.`),
    check((value) => value === null || value <= most, `Must be ${most} or less.`),
    transform((value) => value ?? least),
  );

/** Rejects more than two decimals: amounts and percentages are calculated in hundredths. */
export const twoDecimals = () =>
  check((value: number) => Math.round(value * 100) / 100 === value, 'No more than two decimals.');

/**
 * An email address. The messages depend on the screen (D-205).
 *
 * @param empty the message for an empty field. Default: `malformed`
 */
export const email = (malformed: string, empty = malformed) =>
  pipe(
    string(),
    transform(normalizeEmail),
    requiredText(empty, emailLimit),
    check((text) => text === '' || emailAddress.test(text), malformed),
  );

export const emailOrNull = (malformed: string) =>
  pipe(
    string(),
    transform(normalizeEmail),
    optionalText(emailLimit),
    check((text) => text === '' || emailAddress.test(text), malformed),
    emptyToNull,
  );

const wholeDate = /^(\d{4}-\d\d-\d\d)?$/;

export const optionalDate = (incomplete: string) =>
  pipe(
    string(),
    check((text) => wholeDate.test(text), incomplete),
  );

/** Earlier dates of birth are rejected as typing errors. */
const earliestBirth = '1900-01-01';

/**
 * A date of birth, without a minimum age (D-096).
 *
 * @param incomplete the message for an incomplete date
 * @param empty the message for an empty date; without this argument the date is optional
 */
export const dateOfBirth = (incomplete: string, empty?: string) =>
  pipe(
    empty === undefined ? string() : requiredText(empty),
    check((text) => wholeDate.test(text), incomplete),
    check((text) => !isDate(text) || text <= formatDay(clock.now()), 'This date is in the future.'),
    check((text) => !isDate(text) || text >= earliestBirth, 'Please check the year.'),
  );

const isDate = (text: string): boolean => text !== '' && wholeDate.test(text);
