/**
 * A South African number as people write it: '082 555 0101'.
 *
 * @param number as it was given
 * @returns the number in groups when it has ten digits and begins with 0, otherwise as it was given; undefined for none
 */
export function formatPhoneNumber(number: string | null | undefined): string | undefined {
  return number?.trim().replace(/^(0\d{2})\s*(\d{3})\s*(\d{4})$/, '$1 $2 $3');
}
