import { formatCount } from '../numbers.ts';

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** Formats a rank: '2nd', '11th'. */
export const formatOrdinal = (rank: number): string =>
  `${formatCount(rank)}${suffixes[ordinals.select(rank)] ?? 'th'}`;
