import { expect, test } from 'vitest';
import { recordVersion } from '#mocks/rules/record-version.ts';

test('recordVersion distinguishes adjacent properties', () => {
  expect(recordVersion(['ab', 'c'])).not.toBe(recordVersion(['a', 'bc']));
  expect(recordVersion([null])).not.toBe(recordVersion(['null']));
});
