import { formatCount } from '../numbers.ts';

const list = new Intl.ListFormat('en-GB');

/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Wraps a right-to-left name in a first strong isolate, so that it does not reorder its neighbours. */
const isolateName = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/**
 * Joins names for a sentence: 'Lwazi, Zola and Emma', or 'Lwazi, Zola and 198 others'. Never '1 other', because a
 * name is as short.
 *
 * @param most the number of names to show, if two or more would be omitted
 * @returns an empty text for no names
 */
export function formatNameList(names: readonly string[], most = names.length): string {
  const rest = names.length - most;
  const shown = (rest > 1 ? names.slice(0, most) : names).map(isolateName);
  return list.format(rest > 1 ? [...shown, `${formatCount(rest)} others`] : shown);
}
