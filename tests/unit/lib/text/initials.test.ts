import { expect, test } from 'vitest';
import { initialsOf } from '#lib/text/initials.ts';

test.each([
  ['Amahle Zulu', 'AZ'],
  ['lwazi khumalo', 'LK'],
  ['Naledi', 'N'],
  ['  Naledi   Khumalo ', 'NK'],
  ['Emma van Wyk', 'EW'],
  ['Nomsa Nkosi-Dlamini', 'NN'],
  ['Maria Garcia Lopez', 'ML'],
  ['Émile Ñandú', 'ÉÑ'],
  ['ßeta ﬁn', 'SF'],
  ["'Mpho (Junior)", 'MJ'],
  ['王小明', '王'],
  ['小明 王', '小王'],
  ['किरण शर्मा', 'किश'],
  ['🦄 Wendy Moon 🌈', 'WM'],
  ['Wendy 🌈', 'W'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['🇿🇦 🌈', '🇿🇦'],
  ['Learner 12', 'L1'],
  ['—', '—'],
  ['', ''],
  ['   ', ''],
])('initialsOf returns for %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
