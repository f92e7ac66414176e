import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentAgreement, consentPoints, consentVersion } from '#features/parent/consent.ts';

/**
 * What stands in the records as agreed to, by version. A changed word makes this fail: give the wording a new version,
 * and add a line here.
 */
const wordings: Record<string, string> = {
  '2025-05': '3c5cad45afcc1f5c',
};

test('a version always means the same words (D-243)', () => {
  const words = JSON.stringify([...consentPoints, consentAgreement]);
  expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(wordings[consentVersion]);
});

test('the version is one that the contract takes', () => {
  expect(consentVersion).toMatch(/^\S{1,50}$/);
});
