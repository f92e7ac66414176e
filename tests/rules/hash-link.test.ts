import { expect, test } from 'vitest';
import { pathOfHash } from '#lib/hash-link.ts';

test.each([
  ['#/subscribe?learnerId=lrn-1', '/subscribe?learnerId=lrn-1'],
  ['#/', '/'],
  ['#main', undefined],
  ['', undefined],
  ['#//elsewhere.test/x', undefined],
  [String.raw`#/\elsewhere.test`, undefined],
  ['#https://elsewhere.test', undefined],
])('%j stands for %j', (hash, path) => {
  expect(pathOfHash(hash)).toBe(path);
});
