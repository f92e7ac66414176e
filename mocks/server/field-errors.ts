import type { Deviation } from '#openapi/tools/validator/deviation.ts';

/** `/questions/0/data` becomes `questions.0.data`, the form in which forms name their fields. */
export function fieldErrors(deviations: readonly Deviation[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const deviation of deviations) {
    const field = deviation.pointer.split('/').filter(Boolean).join('.') || 'body';
    (errors[field] ??= []).push(reasonFor(deviation));
  }
  return errors;
}

function reasonFor({ where, pointer, expected, actual }: Deviation): string {
  // A new password is the only text with a least length of its own, and D-208 has the words for it.
  const isPassword = pointer.toLowerCase().endsWith('password');
  if (isPassword && expected.startsWith('at least 6 ')) return 'Password must be at least 6 characters.';
  const least = /^must be >= (.+)$/.exec(expected)?.[1];
  if (least !== undefined) return `Must be ${least} or more.`;
  if (expected === 'text of format email') return 'Enter a valid email.'; // D-183
  if (expected === 'text that matches ^\\d{10}$') return 'Contact number must be exactly 10 digits.'; // D-193
  if (expected === 'nothing that fits {}') return 'This member must not be sent.';
  if (actual !== 'nothing') return `Expected ${expected}.`;
  return `This ${where === 'body' ? 'member' : 'parameter'} is required.`;
}
