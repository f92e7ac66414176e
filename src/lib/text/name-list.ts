import { formatCount } from '../numbers.ts';

const list = new Intl.ListFormat('en-GB');

/**
 * Names in a sentence: 'Lwazi, Zola and Emma', of many 'Lwazi, Zola and 198 others'. Never '1 other': a name is as short.
 *
 * @param most how many are named at most, where two or more would be left out
 * @returns an empty text for no names
 */
export function nameList(names: readonly string[], most = names.length): string {
  const rest = names.length - most;
  return list.format(rest > 1 ? [...names.slice(0, most), `${formatCount(rest)} others`] : names);
}
