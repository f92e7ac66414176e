import { straight } from './straight.ts';

/** A number as the application writes it: a space, mostly a narrow one that does not break, before each three digits. */
const grouped = /^[-+]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;

/** An answer that is code from end to end, as authors write it. */
const code = /^`([^`]+)`$/;

/**
 * What two answers are compared by: without spaces around them, with straight quotes and hyphens whatever the keyboard made
 * of them, code without its backticks, and a number without the spaces in it (D-247).
 */
export function comparable(answer: string): string {
  const typed = straight(answer.replaceAll(/[\u00A0\u202F]/g, ' ')).trim();
  const bare = code.exec(typed)?.[1]?.trim() || typed;
  return grouped.test(bare) ? bare.replaceAll(' ', '') : bare;
}
