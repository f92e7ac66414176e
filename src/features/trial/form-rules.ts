import { check, maxLength, pipe, string, transform } from 'valibot';
import { requiredText } from '#components/form/field-rules.ts';
import { formatCount } from '#lib/numbers.ts';
import { normalizeEmail } from '#lib/text/email.ts';
import { fromSchoolDateTime } from '#lib/time/school-time.ts';
import { uniqueIgnoringCase } from '#openapi/rules/text.ts';

const completeDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * Parses a date and time in school time to the contract's date-time.
 *
 * @param empty the message for an empty field
 */
export const schoolDateTimeRule = (empty: string) =>
  pipe(
    requiredText(empty),
    check((text) => completeDateTime.test(text), 'Please fill in the whole date and the time.'),
    // The contract accepts only these years.
    check((text) => !completeDateTime.test(text) || /^(19|20|21)/.test(text), 'Please check the year.'),
    transform(fromSchoolDateTime),
  );

/** Splits a text at commas (VAL-033), line breaks and semicolons. Normalizes the emails and drops duplicates. */
export const splitEmails = (text: string): string[] =>
  uniqueIgnoringCase(
    text
      .split(/[,;\n]/)
      .map(normalizeEmail)
      .filter(Boolean),
  );

/** Accepts up to 500 emails and does not check their format: the server rejects malformed ones (D-192). */
export const emailList = () =>
  pipe(
    string(),
    transform(splitEmails),
    maxLength(500, ({ input }) => `Must be at most 500 emails, not ${formatCount(input.length)}.`),
  );
