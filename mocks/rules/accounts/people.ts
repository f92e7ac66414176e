/** How people are named and sorted in lists. */
import { compareText } from '../compare-text.ts';
import { Invalid } from '../failure.ts';

interface Named {
  name: string;
  surname: string;
}

export const fullName = ({ name, surname }: Named): string => `${name} ${surname}`;

/** First name, then surname: the order of every list of people. */
export const byName = (one: Named, other: Named): number =>
  compareText(one.name, other.name) || compareText(one.surname, other.surname);

interface Numbers {
  role: string;
  cellphoneNumber?: string | null | undefined;
  whatsAppNumber?: string | null | undefined;
}

/** @throws Failure 400 when an adult lacks a telephone number; a learner need not have one (VAL-011, D-256) */
export function requirePhoneNumbers({ role, cellphoneNumber, whatsAppNumber }: Numbers): void {
  if (role === 'Learner') return;
  const missing = Object.entries({ cellphoneNumber, whatsAppNumber }).filter(([, number]) => !number);
  if (missing.length === 0) return;
  throw new Invalid(Object.fromEntries(missing.map(([name]) => [name, ['This property is required.']])));
}
