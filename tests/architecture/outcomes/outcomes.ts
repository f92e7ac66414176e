import { describe, expect, test } from 'vitest';

test('passes', () => {
  expect(1).toBe(1);
});

describe('a suite', () => {
  test('fails in its second round', ({ task }) => {
    expect(task.result?.repeatCount).toBe(0);
  });

  let attempts = 0;
  test('passes on its retry', () => {
    attempts += 1;
    expect(attempts % 2).toBe(0);
  });
});
