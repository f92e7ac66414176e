import { describe, expect, test } from 'vitest';
import { nextAttemptNumber } from '#mocks/rules/activities/attempts.ts';

describe('nextAttemptNumber', () => {
  test('starts at 1 and adds 1 to the highest number (D-075)', () => {
    expect(nextAttemptNumber([])).toBe(1);
    expect(nextAttemptNumber([{ attemptNumber: 3 }, { attemptNumber: 1 }])).toBe(4);
  });
});
