import { check, maxLength, pipe, string, transform } from 'valibot';
import { requiredText } from '#components/form/field-rules.ts';
import { formatCount } from '#lib/numbers.ts';
import { normalizeEmail } from '#lib/text/email.ts';
import { fromSchoolDateTime } from '#lib/time/school-time.ts';
import { uniqueIgnoringCase } from '#openapi/rules/text.ts';

const wholeDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * A date and a time by the school's clock; the contract's date-time when it is sent.
 *
 * @param empty the message for none
 */
export const schoolDateTimeRule = (empty: string) =>
  pipe(
    requiredText(empty),
    check((text) => wholeDateTime.test(text), 'Please fill in the whole date and the time.'),
    // The years that the contract takes.
    check((text) => !wholeDateTime.test(text) || /^(19|20|21)/.test(text), 'Please check the year.'),
    transform(fromSchoolDateTime),
  );

/** Emails with commas between them (VAL-033), each once; lists are pasted with line breaks or semicolons, too. */
export const splitEmails = (text: string): string[] =>
  uniqueIgnoringCase(
    text
      .split(/[,;\n]/)
      .map(normalizeEmail)
      .filter(Boolean),
  );

/** Any number of emails; which of them are malformed the server says (D-192). */
export const emailList = () =>
  pipe(
    string(),
    transform(splitEmails),
    maxLength(500, ({ input }) => `Must be at most 500 emails, not ${formatCount(input.length)}.`),
  );
