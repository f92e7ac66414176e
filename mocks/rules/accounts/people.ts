/** How people are named and sorted in lists. */
import { compareText } from '../compare-text.ts';

interface Named {
  name: string;
  surname: string;
}

export const fullName = ({ name, surname }: Named): string => `${name} ${surname}`;

/** First name, then surname: the order of every list of people. */
export const byName = (one: Named, other: Named): number =>
  compareText(one.name, other.name) || compareText(one.surname, other.surname);
