import { compareText } from '#openapi/rules/order.ts';
import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { Invalid } from '../failure.ts';

interface Named {
  name: string;
  surname: string;
}

export const fullName = ({ name, surname }: Named): string => `${name} ${surname}`;

export const byName = (first: Named, second: Named): number =>
  compareText(first.name, second.name) || compareText(first.surname, second.surname);

interface Numbers {
  role: string;
  cellphoneNumber?: string | null | undefined;
  whatsAppNumber?: string | null | undefined;
}

const numberProperties: readonly string[] = ['cellphoneNumber', 'whatsAppNumber', 'contactNumber'];

/** Normalizes the phone numbers among the properties (D-253). */
export const normalizePhoneNumbers = <Details extends object>(details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, unknown]) => [
      name,
      numberProperties.includes(name) && typeof value === 'string' ? normalizePhoneNumber(value) : value,
    ]),
  ) as Details;

/** @throws Failure 400 when an adult lacks the cellphone or the WhatsApp number; learners need neither (VAL-011, D-256) */
export function requirePhoneNumbers({ role, cellphoneNumber, whatsAppNumber }: Numbers): void {
  if (role !== 'Learner') requireProperties({ cellphoneNumber, whatsAppNumber });
}

/** @throws Failure 400 when a property has no value */
export function requireProperties(properties: Readonly<Record<string, string | null | undefined>>): void {
  const missing = Object.keys(properties).filter((name) => !properties[name]);
  if (missing.length === 0) return;
  throw new Invalid(Object.fromEntries(missing.map((name) => [name, ['This property is required.']])));
}

interface Unset {
  email: string | null;
  dateOfBirth: string | null;
  gradeId: string | null;
}

/**
 * A property that was never set may remain null; null does not remove a stored value (D-268).
 *
 * @throws Failure 400 when null would remove a stored value
 */
export function requireNothingRemoved(stored: Unset, given: Partial<Unset>): void {
  const names = Object.keys(given) as (keyof Unset)[];
  const storedNames = names.filter((name) => stored[name] !== null);
  requireProperties(Object.fromEntries(storedNames.map((name) => [name, given[name]])));
}
