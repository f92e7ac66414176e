import type { Deviation } from '#openapi/tools/validator/deviation.ts';

/** The reasons by field: `/questions/0/data` becomes `questions.0.data`, the syntax of form libraries. */
export function fieldErrors(deviations: readonly Deviation[]): Record<string, string[]> {
  // Without a prototype, because a property may be called `constructor`.
  const errors = Object.create(null) as Record<string, string[]>;
  for (const deviation of deviations) {
    const field = deviation.pointer.split('/').filter(Boolean).join('.') || 'body';
    (errors[field] ??= []).push(reasonFor(deviation));
  }
  return Object.fromEntries(
    Object.entries(errors).map(([field, reasons]) => [field, dropRedundantReasons([...new Set(reasons)])]),
  );
}

const blankMessage = 'This must not be blank.';
const hiddenCharactersMessage =
  'Remove control characters and the hidden characters that change the direction of the text.';
const userNameMessage = 'A user name has no @ and no control or directional characters.';
const yearMessage = 'The year must be from 1900 to 2199.';

/** Drops reasons that follow from another one: a blank text is also too short, an invalid date has no valid year. */
function dropRedundantReasons(reasons: string[]): string[] {
  if (reasons.includes(blankMessage)) return [blankMessage];
  return reasons.length === 1 ? reasons : reasons.filter((reason) => reason !== yearMessage);
}

function reasonFor({ where, pointer, expected, actual }: Deviation): string {
  // Of the properties whose names end like this, only new passwords have a minimum length or a pattern (D-208, D-237).
  if (pointer.toLowerCase().endsWith('password')) {
    if (expected === 'at most 128 characters') return 'Password must be at most 128 characters.';
    if (expected.startsWith('at least 6 ')) return 'Password must be at least 6 characters.';
    if (expected.startsWith('a string that matches ')) {
      return 'Password must contain an uppercase letter, a number and a special character.';
    }
  }
  const minimum = /^must be >= (.+)$/.exec(expected)?.[1];
  if (minimum !== undefined) return `Must be ${minimum} or more.`;
  const maximum = /^must be <= (.+)$/.exec(expected)?.[1];
  if (maximum !== undefined) return `Must be ${maximum} or less.`;
  if (expected.startsWith('at most ')) return `A${expected.slice(1)} are allowed.`;
  if (expected === 'a string with a visible character') return blankMessage;
  if (expected.startsWith('a string that matches ^(19|20|21)')) return yearMessage;
  if (expected === 'a string of format email') return 'Enter a valid email.'; // D-183
  if (expected === 'a string that matches ^\\d{10}$') return 'Contact number must be exactly 10 digits.'; // D-193
  if (expected.startsWith('a string that matches ^/[')) return 'This path cannot be replaced here.'; // D-141
  if (/^nothing that matches .*@/.test(expected)) return userNameMessage;
  if (expected === 'a string without control and directional characters') return hiddenCharactersMessage;
  if (expected === 'nothing that matches {}') return 'This property must not be sent.';
  if (actual !== 'nothing') return `Expected ${expected}.`;
  return `This ${where === 'body' ? 'property' : 'parameter'} is required.`;
}
