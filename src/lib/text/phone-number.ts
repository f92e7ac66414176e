import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';

/**
 * A South African number as people write it: '082 555 0101'.
 *
 * @param number in any form
 * @returns the number in groups when it has ten digits and begins with 0, otherwise as it was given; undefined for none
 */
export function formatPhoneNumber(number: string | null | undefined): string | undefined {
  if (number == null) return undefined;
  const groups = /^(0\d{2})(\d{3})(\d{4})$/.exec(normalizePhoneNumber(number));
  return groups ? groups.slice(1).join(' ') : number.trim();
}

/**
 * A number as it is dialled from every country: '+27825550101'.
 *
 * @returns undefined for what cannot be read as an international number
 */
export function internationalPhoneNumber(number: string): string | undefined {
  const international = normalizePhoneNumber(number).replace(/^0([1-9]\d{8})$/, '+27$1');
  return /^\+(?:27[1-9]\d{8}|(?!27|0)\d{7,15})$/.test(international) ? international : undefined;
}
