import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';

/** Formats a South African number: '082 555 0101'. Only trims other numbers. */
export function formatPhoneNumber(number: string | null | undefined): string | undefined {
  if (number == null) return undefined;
  const groups = /^(0\d{2})(\d{3})(\d{4})$/.exec(normalizePhoneNumber(number));
  return groups ? groups.slice(1).join(' ') : number.trim();
}

/** Converts a number to '+27825550101'; undefined if it is not a telephone number. */
export function internationalPhoneNumber(number: string): string | undefined {
  const international = normalizePhoneNumber(number).replace(/^0([1-9]\d{8})$/, '+27$1');
  return /^\+(?:27[1-9]\d{8}|(?!27|0)\d{7,15})$/.test(international) ? international : undefined;
}
