import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentVersion, consentWording, wordingOf } from '#features/parent/consent.ts';

/**
 * What stands in the records as agreed to, by version. A changed word makes this fail: give the wording a new version,
 * and add a line here.
 */
const wordings: Record<string, string> = {
  '2025-05': '792c6847c7fe14be',
};

test.each(Object.entries(wordings))('version %s always means the same words (D-243)', (version, hash) => {
  const { points, agreement } = wordingOf(version) ?? {};
  const words = JSON.stringify([...(points ?? []), agreement]);
  expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(hash);
});

test('what is agreed to now is in the list', () => {
  expect(wordings).toHaveProperty([consentVersion]);
  expect(wordingOf(consentVersion)).toBe(consentWording);
});

test('the version is one that the contract takes', () => {
  expect(consentVersion).toMatch(/^\S{1,50}$/);
});
