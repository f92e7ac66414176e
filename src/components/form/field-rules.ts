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

/** Most texts of the contract. */
const usualLimit = shortTextLimit;

/** Refuses a text that is too long before it is sent. Counts as the contract does: an emoji is one character. */
export const atMost = (most: number) =>
  check(
    (text: string) => [...text].length <= most,
    ({ input }) => `Must be at most ${formatCount(most)} characters, not ${formatCount([...input].length)}.`,
  );

/** Refuses a text that would change how the text beside it reads. */
export const noDirectionalCharacters = () =>
  check(
    (text: string) => !hasDirectionalCharacters(text),
    'Remove the hidden characters that change the direction of the text.',
  );

/**
 * A text without the spaces and the invisible characters around it. A tab pasted from a spreadsheet becomes a space, and so
 * does a line break.
 */
export const toSingleLine = (text: string): string => trimText(text.replaceAll(/\p{Control}+/gu, ' '));

/**
 * A text of one line of which a reader sees something.
 *
 * @param most the most characters, from the contract
 */
export const requiredText = (message: string, most: number = usualLimit) =>
  pipe(string(), transform(toSingleLine), nonEmpty(message), noDirectionalCharacters(), atMost(most));

/** The name of a person, as every form asks for it. */
export const personName = {
  name: requiredText('Name is required.', personNameLimit),
  surname: requiredText('Surname is required.', personNameLimit),
};

export const emptyToNull = transform((text: string) => text || null);

/** A text of one line, which may be empty. */
export const optionalText = (most: number = usualLimit) =>
  pipe(string(), transform(toSingleLine), noDirectionalCharacters(), atMost(most));

/** As `optionalText`; null, as the contract has it, when nothing is left. */
export const textOrNull = () => pipe(optionalText(), emptyToNull);

/** A text of several lines without the spaces and the invisible characters around it; null when nothing is left. */
export const longTextOrNull = () =>
  pipe(string(), transform(trimText), atMost(longTextOrNullLimit), emptyToNull);

/** The password of an account that exists: it keeps its spaces. */
export const currentPassword = (empty: string) => pipe(string(), nonEmpty(empty), atMost(passwordLimit));

/** What a number field holds: null while it is empty. */
export const numberOrNull = () => nullable(number('Please write a number, such as 12 or 12.5.'));

/** A number that is required, in a field that is empty at first. */
export const requiredNumber = (empty: string, least = -Infinity, most = Infinity) =>
  pipe(
    numberOrNull(),
    check((value) => value !== null, empty),
    check((value) => value === null || value >= least, `Must be ${least} or more.`),
    check((value) => value === null || value <= most, `Must be ${most} or less.`),
    transform((value) => value ?? least),
  );

/** Rand or percent: more decimals would not be calculated exactly. */
export const twoDecimals = () =>
  check((value: number) => Math.round(value * 100) / 100 === value, 'No more than two decimals.');

/**
 * An email, with the words of its screen for an empty and for a malformed one (D-205).
 *
 * @param malformed also said of an empty one where the screen has no other words for it
 */
export const email = (malformed: string, empty = malformed) =>
  pipe(
    string(),
    transform(normalizeEmail),
    requiredText(empty, emailLimit),
    check((text) => text === '' || emailAddress.test(text), malformed),
  );

/** A date as the date field reports it, or none. */
const wholeDate = /^(\d{4}-\d\d-\d\d)?$/;

/** A date that need not be given. */
export const optionalDate = (incomplete: string) =>
  pipe(
    string(),
    check((text) => wholeDate.test(text), incomplete),
  );

/** A date that no living person was born before: an earlier one is a slip of the hand. */
const earliestBirth = '1900-01-01';

/**
 * A date of birth; no age is asked for (D-096, D-181).
 *
 * @param incomplete the message for half a date
 * @param empty the message for no date; without it the date is optional
 */
export const dateOfBirth = (incomplete: string, empty?: string) =>
  pipe(
    empty === undefined ? string() : requiredText(empty),
    check((text) => wholeDate.test(text), incomplete),
    check((text) => !isDate(text) || text <= formatDay(clock.now()), 'This date is in the future.'),
    check((text) => !isDate(text) || text >= earliestBirth, 'Please check the year.'),
  );

const isDate = (text: string): boolean => text !== '' && wholeDate.test(text);
