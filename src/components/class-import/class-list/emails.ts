import { emailAddress, normalizeEmail } from '#lib/text/email.ts';

export type EmailReading =
  | { email: string | undefined; problem?: never }
  | { email?: never; problem: string; suggestion?: string };

/** Separates several addresses in a cell, and names from addresses in angle brackets. */
const separators = /[;,/|<>\s]+|\bof\b|\bor\b|\ben\b|\band\b/gi;

const slips: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^mailto:/i, ''],
  [/^[<("']+|[>)"'.,;:]+$/g, ''],
  [/\s*(?:\(at\)|\[at\])\s*/gi, '@'],
  [/\s+/g, ''],
  [/[,;]/g, '.'],
  [/\.{2,}/g, '.'],
  [/@{2,}/g, '@'],
  [/\.?@\.?/g, '@'],
  [/\.(?:con|cmo|vom)$/i, '.com'],
  [/\.co\.?(?:zs|xa|az)$/i, '.co.za'],
];

const correctSlips = (text: string): string =>
  slips.reduce((result, [pattern, replacement]) => result.replaceAll(withGlobal(pattern), replacement), text);

const withGlobal = (pattern: RegExp): RegExp =>
  pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);

const wrongEnding = /\.(?:con|cmo|vom)$|\.co\.?(?:zs|xa|az)$/i;

/** Reads the email of a parent; an empty cell is no problem. Suggests an address for an obvious slip. */
export function parseEmail(typed: string): EmailReading {
  const text = normalizeEmail(typed);
  if (text === '' || /^[-–—.]+$|^(?:n\/?a|none|geen|nvt)$/i.test(text)) return { email: undefined };
  if (emailAddress.test(text) && !wrongEnding.test(text)) return { email: text };
  const several = text.split(separators).filter((part) => emailAddress.test(part));
  const [first] = several;
  if (first !== undefined && several.length > 1) {
    return { problem: 'There are several addresses.', suggestion: first };
  }
  const corrected = correctSlips(first ?? text);
  return {
    problem: describeSlip(text),
    ...(emailAddress.test(corrected) && corrected !== text && { suggestion: corrected }),
  };
}

function describeSlip(text: string): string {
  if (!text.includes('@')) return 'There is no @ in the address.';
  if (text.includes(',')) return 'There is a comma in the address.';
  if (text.includes(' ')) return 'There is a space in the address.';
  return wrongEnding.test(text) ? 'The end of the address looks wrong.' : 'This is not an email address.';
}
