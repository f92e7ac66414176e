/**
 * A South African number as people write it: '082 555 0101'.
 *
 * @param number as it was given
 * @returns the number in groups when it has ten digits and begins with 0, otherwise as it was given; undefined for none
 */
export function formatPhoneNumber(number: string | null | undefined): string | undefined {
  return number?.trim().replace(/^(0\d{2})\s*(\d{3})\s*(\d{4})$/, '$1 $2 $3');
}

/** What people put between digits, and the invisible marks that come along when a number is pasted. */
const separators = /[\s()./\p{Dash_Punctuation}\p{Format}]/gu;

/**
 * A number in the one form in which it is sent, however it was typed (D-253): '+27 (0)82 555-0101' is '0825550101'.
 *
 * @returns digits alone for a South African number, with a plus in front for a foreign one; other texts as they are
 */
export function plainPhoneNumber(typed: string): string {
  const number = typed.replaceAll(separators, '').replace(/^00/, '+');
  return /^\+?\d+$/.test(number) ? number.replace(/^\+270?(\d{9})$/, '0$1') : typed.trim();
}
