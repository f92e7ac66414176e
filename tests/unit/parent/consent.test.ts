import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentVersion, consentWording, findWording } from '#features/parent/consent.ts';

/** Hashes of the texts by version. After a change of the text, add a version here. */
const wordings: Record<string, string> = {
  '2025-05': '792c6847c7fe14be',
};

test.each(Object.entries(wordings))(
  'findWording returns the unchanged text of version %s (D-243)',
  (version, hash) => {
    const { points, agreement } = findWording(version) ?? {};
    const wording = JSON.stringify([...(points ?? []), agreement]);
    expect(createHash('sha256').update(wording).digest('hex').slice(0, 16)).toBe(hash);
  },
);

test('findWording returns the current version', () => {
  expect(wordings).toHaveProperty([consentVersion]);
  expect(findWording(consentVersion)).toBe(consentWording);
});

test('consentVersion matches the contract', () => {
  expect(consentVersion).toMatch(/^\S{1,50}$/);
});
